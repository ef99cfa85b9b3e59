import { token, VisuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';
import { plainText } from '../../../../primitives/rich-text/rich-text.ts';
import type { Difference } from '../../../compare/difference.ts';
import { differenceWords } from '../../../compare/difference-words.ts';
import type { Draft } from '../../../core/question.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { useFieldName } from '../use-field-name.ts';
import { WordRuns } from '../word-runs.tsx';

const List = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  & > div {
    display: grid;
    gap: ${token.space[4]};
  }
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 700px) {
    & > div {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
`;

interface FieldDifferencesProps {
  differences: readonly Difference[];
  before: Pick<Draft, 'questions'>;
  after: Pick<Draft, 'questions'>;
}

/** Differences by field, with the words that came and went. */
export function FieldDifferences({ differences, before, after }: FieldDifferencesProps) {
  const nameField = useFieldName();
  return (
    <List>
      {differences.map((difference) => (
        <div key={`${difference.kind} ${difference.path.join('.')}`}>
          <dt>
            <bdi>{nameField(difference.kind === 'removed' ? before : after, difference.path)}</bdi>
          </dt>
          <dd>
            <Change difference={difference} />
          </dd>
        </div>
      ))}
    </List>
  );
}

function Change({ difference }: { difference: Difference }) {
  const { differences: messages, words } = useEditorialMessages();
  if (difference.kind === 'moved') return messages.moved;
  const runs = differenceWords(difference);
  if (runs?.every(({ kind }) => kind === 'same')) return messages.formatting;
  if (runs) return <WordRuns runs={runs} />;
  const text = (value: unknown) => {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return shown(value) || words.empty;
  };
  return (
    <>
      {difference.kind !== 'added' && (
        <>
          <VisuallyHidden>{words.was}: </VisuallyHidden>
          <WordRuns runs={[{ kind: 'removed', text: text(difference.before) }]} />{' '}
        </>
      )}
      {difference.kind !== 'removed' && (
        <>
          <VisuallyHidden>{words.now}: </VisuallyHidden>
          <WordRuns runs={[{ kind: 'added', text: text(difference.after) }]} />
        </>
      )}
    </>
  );
}

/** The texts of a value, in one line. */
function shown(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(shown).join(' | ');
  if (typeof value !== 'object' || value === null) return '';
  if ('name' in value && 'mime' in value) return shown(value.name);
  return Object.entries(value)
    .filter(([field, each]) => field !== 'id' && field !== 'type' && typeof each !== 'boolean')
    .map(([, each]) => shown(each))
    .filter((text) => text !== '')
    .join(' · ');
}
