import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { MarksDifference, ShownComment } from './marks-differences.ts';

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

interface MarksTableProps {
  differences: readonly MarksDifference[];
  /** Whether the marks of the other side are shown beside one's own. */
  hasTheirs?: boolean;
}

/** Marks and comments, each with what it is about. */
export function MarksTable({ differences, hasTheirs = false }: MarksTableProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const { number } = useFormat();

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
    <Table>
      <thead>
        <tr>
          <th scope="col">{hasTheirs ? messages.differs : messages.marked}</th>
          <th scope="col">{messages.mine}</th>
          {hasTheirs && <th scope="col">{messages.theirs}</th>}
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
              {hasTheirs && <td data-mark={isMark}>{shown(difference.theirs)}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
