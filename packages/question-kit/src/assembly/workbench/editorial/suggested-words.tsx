import { useUi } from '@rubrica/ui';
import { Fragment } from 'react';
import { compareWords } from '../../compare/compare-words.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { placeOf, valueAt } from '../../editorial/anchor.ts';
import type { SuggestedChange } from '../../editorial/schema.ts';
import { ChangedValue } from './changed-value.tsx';
import { useSuggestionMessages } from './messages/suggestions.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { Said } from './remark-frame.tsx';
import { shownValue } from './shown-value.ts';
import { useFieldParts } from './use-field-name.ts';
import { WordRuns } from './word-runs.tsx';

interface SuggestedWordsProps {
  /** The draft that gives the names: those of the items in it. */
  draft: Draft;
  /** The changes that are decided together. */
  changes: readonly SuggestedChange[];
  /** Whether the field of the first change is said too, because nothing else says it. */
  isAlone?: boolean;
}

/** What a suggestion changes, in words. */
export function SuggestedWords({ draft, changes, isAlone = false }: SuggestedWordsProps) {
  const keys = changes.filter(isOfKey);
  return (
    <>
      {keys.length > 0 && <Key draft={draft} changes={keys} />}
      {changes
        .filter((change) => !isOfKey(change))
        .map((change, index) => (
          // The changes have no other identity than their order.
          <Fragment key={`${index}`}>
            <Change draft={draft} change={change} isNamed={isAlone || change !== changes[0]} />
          </Fragment>
        ))}
    </>
  );
}

function isOfKey({ kind = 'set', path }: SuggestedChange): boolean {
  return kind === 'set' && path.at(-1) === 'correct';
}

/** Another right answer: which are right now, and which were. */
function Key({ draft, changes }: Pick<SuggestedWordsProps, 'draft' | 'changes'>) {
  const { suggestion: messages } = useSuggestionMessages();
  const nameItem = useItemName();
  const named = (isRight: boolean) =>
    changes
      .filter(({ after }) => after === isRight)
      .map(({ path, itemId }) => nameItem(draft, path.slice(0, -1), itemId));
  return <p>{messages.key(named(true), named(false))}</p>;
}

interface ChangeProps {
  draft: Draft;
  change: SuggestedChange;
  /** Whether the field is said that another value is for. */
  isNamed: boolean;
}

function Change({ draft, change, isNamed }: ChangeProps) {
  const { suggestion: messages } = useSuggestionMessages();
  const { words } = useEditorialMessages();
  const partsOf = useFieldParts();
  const nameItem = useItemName();
  const { kind = 'set', path, itemId, before, after } = change;
  const place = placeOf(draft, change) ?? path;
  switch (kind) {
    case 'insert': {
      const neighbour = neighbourOf(draft, place, change);
      return (
        <>
          <p>{neighbour ? messages.addBehind(nameItem(draft, neighbour, null)) : messages.addFirst}</p>
          <WordRuns runs={[{ kind: 'added', text: shownValue(after, words) || words.empty }]} />
        </>
      );
    }
    case 'remove':
      return (
        <>
          <p>{messages.remove(nameItem(draft, path, itemId))}</p>
          <WordRuns runs={[{ kind: 'removed', text: shownValue(before, words) || words.empty }]} />
        </>
      );
    case 'move': {
      const neighbour = neighbourOf(draft, place.slice(0, -1), change);
      const what = nameItem(draft, path, itemId);
      return (
        <p>{neighbour ? messages.moveBehind(what, nameItem(draft, neighbour, null)) : messages.moveFirst(what)}</p>
      );
    }
    case 'replace':
      return <WordRuns runs={compareWords(shownValue(before, words), shownValue(after, words))} />;
    case 'set': {
      // The heading of a card says the rest.
      const field = partsOf(draft, place)
        .slice(isNamed ? 0 : -1)
        .join(' · ');
      if (typeof before === 'boolean' && typeof after === 'boolean')
        return <p>{after ? messages.switchOn(field) : messages.switchOff(field)}</p>;
      return (
        <>
          {isNamed && <Said>{field}</Said>}
          <div>
            <ChangedValue difference={{ kind: kindOfSet(change), path, pathBefore: path, itemId, before, after }} />
          </div>
        </>
      );
    }
  }
}

function kindOfSet({ before, after }: SuggestedChange) {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

/** The place of the item behind which one is to stand; null where that is the beginning of the list. */
function neighbourOf(draft: Draft, list: ValuePath, { behind = [] }: SuggestedChange): ValuePath | null {
  const items = valueAt(draft, list);
  if (!Array.isArray(items)) return null;
  const ids = items.map((item: unknown) => valueAt(item, ['id']));
  const id = behind.find((each) => ids.includes(each));
  return id === undefined ? null : [...list, ids.indexOf(id)];
}

/** Returns what an item, block or stimulus is called beside others of its list; where it is gone, that it is one. */
function useItemName(): (draft: Draft, path: ValuePath, itemId: string | null) => string {
  const partsOf = useFieldParts();
  const { suggestion: messages } = useSuggestionMessages();
  const { language } = useUi();
  return (draft, path, itemId) => {
    const place = placeOf(draft, { path, itemId });
    const name = place && valueAt(draft, place) !== undefined ? partsOf(draft, place).at(-1) : undefined;
    // Within a sentence; other languages write names as they are.
    return name === undefined ? messages.item : messages.within(name.toLocaleLowerCase(language), name);
  };
}
