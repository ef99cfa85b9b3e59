import { useMessages } from '../../primitives/messages/messages.ts';
import { MarkLine } from '../../primitives/review/mark-line.tsx';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { PairLine } from './pair-line.tsx';
import { pairResults } from './pair-results.ts';
import { matchingReviewStyles } from './review-styles.ts';
import { matchingMessages } from './messages.ts';
import type { MatchingBlock, MatchingEntry, MatchingStudentBlock } from './schema.ts';

/** Every left with what it was given and what belongs to it, why, and what the pair earned. */
function Review(props: ReviewProps<MatchingStudentBlock, MatchingBlock, MatchingEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const m = useMessages(matchingMessages);
  const results = pairResults(block, solution, entry, mark);
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <ol className="rb-pairlines" aria-label={m.matchPairs}>
        {results.map((result) => (
          <PairLine key={result.id} result={result} messages={{ ...messages, ...m }} lang={lang}>
            {result.item && result.outcome !== 'waiting' && (
              <span className="rb-earned">{messages.markOf(result.item.mark, result.item.maximum)}</span>
            )}
          </PairLine>
        ))}
      </ol>
      <MarkLine mark={mark} answered={results.some(({ given }) => given !== '')} messages={messages} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How matching is reviewed. */
export const matchingReview: ReviewView<MatchingStudentBlock, MatchingBlock, MatchingEntry> = {
  Review,
  styles: matchingReviewStyles,
};
