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

/** Pair by pair what the student matched, the machine's mark with its reason, and a person's over it. */
function Marker(props: MarkerProps<MatchingBlock, MatchingEntry>) {
  const { block, entry, onChange, mark, machine, uid, number, messages, lang } = props;
  const m = useMessages(matchingMessages);
  const proposals = pairResults(toMatchingStudentBlock(block), block, entry, { ...machine, pending: false });

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <ol className="rb-pairlines" aria-label={m.matchPairs}>
        {proposals.map((result, pair) => {
          const item = mark.items[pair];
          const { item: proposed, given } = result;
          const waits = proposed?.decision === 'manual' && given !== '';
          return (
            <PairLine
              key={result.id}
              result={waits ? { ...result, outcome: 'waiting' } : result}
              messages={{ ...messages, ...m }}
              lang={lang}
            >
              {item && proposed && (
                <MarkRow
                  name={result.left}
                  item={item}
                  machine={proposed}
                  onMark={(marked) => onChange(giveShortMarkAt(entry, proposals.length, pair, marked))}
                  messages={messages}
                />
              )}
            </PairLine>
          );
        })}
      </ol>
    </>
  );
}

/** How matching is marked. */
export const matchingMarker: MarkerView<MatchingBlock, MatchingEntry> = {
  Marker,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: matchingReviewStyles,
};
