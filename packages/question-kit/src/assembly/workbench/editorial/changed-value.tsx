import { VisuallyHidden } from '@rubrica/ui';
import type { Difference } from '../../compare/difference.ts';
import { differenceWords } from '../../compare/difference-words.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { shownChoice, shownValue } from './shown-value.ts';
import { WordRuns } from './word-runs.tsx';

/** What a value was and what it is: of a text the words that came and went, of a choice its names. */
export function ChangedValue({ difference }: { difference: Difference }) {
  const { differences: messages, words } = useEditorialMessages();
  const m = useAllEditorMessages();
  const { kind, path, before, after } = difference;
  if (kind === 'moved') return messages.moved;
  const names = [before, after].map((value) => shownChoice(m, path, value));
  const runs = names.every((name) => name === null) ? differenceWords(difference) : null;
  if (runs?.every((run) => run.kind === 'same')) return messages.formatting;
  if (runs) return <WordRuns runs={runs} />;
  const [was, is] = [before, after].map((value, index) => names[index] ?? (shownValue(value, words) || words.empty));
  return (
    <>
      {kind !== 'added' && (
        <>
          <VisuallyHidden>{words.was}: </VisuallyHidden>
          <WordRuns runs={[{ kind: 'removed', text: was ?? '' }]} />{' '}
        </>
      )}
      {kind !== 'removed' && (
        <>
          <VisuallyHidden>{words.now}: </VisuallyHidden>
          <WordRuns runs={[{ kind: 'added', text: is ?? '' }]} />
        </>
      )}
    </>
  );
}
