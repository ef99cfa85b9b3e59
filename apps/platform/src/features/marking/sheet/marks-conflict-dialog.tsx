import type { AnswerEntry } from '@rubrica/question-kit';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { MarkingQuestion } from '../marks-queue.ts';
import { differencesOf, type MarksDifference, type ShownComment } from './marks-differences.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.font[14]};
  & :is(th, td) {
    padding: ${token.space[8]} ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & tbody th {
    inline-size: 34%;
    font-weight: 500;
  }
  & td {
    white-space: pre-wrap;
  }
  & td[data-mark] {
    font-size: ${token.font[16]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

interface MarksConflictDialogProps {
  mine: AnswerEntry[];
  current: MarkingQuestion;
  /** `mine` is null where the marker takes the server's marks. */
  onResolve: (current: MarkingQuestion, mine: AnswerEntry[] | null) => void;
}

/** Two people marked the same question: what differs is shown side by side, and one of the two is chosen. */
export function MarksConflictDialog({ mine, current, onResolve }: MarksConflictDialogProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const { number } = useFormat();
  const differences = differencesOf(current.content, mine, current.answers);

  const nameOf = ({ block, item, field, quote }: MarksDifference) =>
    [
      block === undefined ? '' : messages.questionNumber(block),
      item === undefined ? '' : messages.answerNumber(item),
      messages.fields[field],
      quote === undefined ? '' : messages.quoted(quote),
    ]
      .filter(Boolean)
      .join(' · ');
  const shownComment = ({ comment, quote, colour }: ShownComment) => {
    const about = [
      quote === undefined ? '' : messages.quoted(quote),
      colour === undefined ? '' : messages.colours[colour],
    ];
    return messages.comment(comment, about.filter(Boolean).join(' · '));
  };
  const shown = (value: MarksDifference['mine']) => {
    if (value === null) return <span aria-label={messages.nothing}>–</span>;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'object') return <bdi>{shownComment(value)}</bdi>;
    return typeof value === 'number' ? number(value) : <bdi>{value}</bdi>;
  };

  return (
    <ConflictDialog
      title={messages.conflictTitle}
      description={messages.conflictText}
      keepMine={messages.keepMine}
      takeTheirs={messages.keepTheirs}
      onKeepMine={() => onResolve(current, mine)}
      onTakeTheirs={() => onResolve(current, null)}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.differs}</th>
            <th scope="col">{messages.mine}</th>
            <th scope="col">{messages.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const isMark = typeof difference.mine === 'number' || undefined;
            const name = nameOf(difference);
            return (
              <tr key={JSON.stringify(difference)}>
                <th scope="row">{name}</th>
                <td data-mark={isMark}>{shown(difference.mine)}</td>
                <td data-mark={isMark}>{shown(difference.theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ConflictDialog>
  );
}
