import { MarkRow } from '../../primitives/marker/mark-row.tsx';
import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { acceptShortMarks, giveShortMarkAt } from '../../families/short-answers/views/short-entry-marks.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { PairLine } from './pair-line.tsx';
import { pairResults } from './pair-results.ts';
import { matchingReviewStyles } from './review-styles.ts';
import { toMatchingStudentBlock } from './student-view.ts';
import { matchingMessages } from './messages.ts';
import type { MatchingBlock, MatchingEntry } from './schema.ts';

type Props = MarkerProps<MatchingBlock, MatchingEntry>;

function proposalsOf({ block, entry, machine }: Props) {
  return pairResults(toMatchingStudentBlock(block), block, entry, { ...machine, pending: false });
}

/** The machine's mark of a pair, and a person's over it. */
function PairMark({ pair, ...props }: Props & { pair: number }) {
  const { entry, onChange, mark, messages } = props;
  const proposals = proposalsOf(props);
  const item = mark.items[pair];
  const result = proposals[pair];
  if (!item || !result?.item) return null;
  return (
    <MarkRow
      name={result.left}
      item={item}
      machine={result.item}
      onMark={(marked) => onChange(giveShortMarkAt(entry, proposals.length, pair, marked))}
      messages={messages}
    />
  );
}

/** Pair by pair what the student matched, with the reason of the machine's mark. */
function Answer(props: Props) {
  const { block, uid, number, messages, lang, isBeside } = props;
  const m = useMessages(matchingMessages);
  const proposals = proposalsOf(props);

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <ol className="rb-pairlines" aria-label={m.matchPairs}>
        {proposals.map((result, pair) => {
          const { item: proposed, given } = result;
          const waits = proposed?.decision === 'manual' && given !== '';
          return (
            <PairLine
              key={result.id}
              result={waits ? { ...result, outcome: 'waiting' } : result}
              messages={{ ...messages, ...m }}
              lang={lang}
            >
              {!isBeside && <PairMark {...props} pair={pair} />}
            </PairLine>
          );
        })}
      </ol>
    </>
  );
}

/** The marks of the pairs, where the pairs do not bring them. */
function Marks(props: Props) {
  const { messages, lang, isBeside } = props;
  if (!isBeside) return null;
  return (
    <ol className="rb-notelist" aria-label={messages.notes}>
      {proposalsOf(props).map(({ id, left }, pair) => (
        <li key={id}>
          <span className="rb-n" aria-hidden="true">
            {messages.number(pair + 1)}
          </span>
          <span lang={lang} dir="auto">
            {left}
          </span>
          <PairMark {...props} pair={pair} />
        </li>
      ))}
    </ol>
  );
}

/** How matching is marked. */
export const matchingMarker: MarkerView<MatchingBlock, MatchingEntry> = {
  Answer,
  Marks,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: matchingReviewStyles,
};
