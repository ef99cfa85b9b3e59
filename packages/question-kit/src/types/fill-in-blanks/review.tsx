import { FilledAnswer } from '../../primitives/review/filled-answer.tsx';
import { ItemNotes } from '../../primitives/review/item-notes.tsx';
import { MarkLine } from '../../primitives/review/mark-line.tsx';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { gapResults } from './gap-results.ts';
import { GapText } from './gap-text.tsx';
import { fillInBlanksReviewStyles } from './gap-text-styles.ts';
import type { FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock } from './schema.ts';

/** The text with the student's answers in its gaps, and below it for each gap what is right and why. */
function Review(props: ReviewProps<FillInBlanksStudentBlock, FillInBlanksBlock, FillInBlanksEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const results = gapResults(block, solution, entry, mark);

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <GapText
        content={block.content}
        lang={lang}
        gaps={results.map((result, position) => (
          <FilledAnswer key={result.id} result={result} position={position} messages={messages} />
        ))}
      />
      <MarkLine mark={mark} answered={results.some(({ given }) => given !== '')} messages={messages} />
      {mark && (
        <ItemNotes
          results={results}
          label={messages.notes}
          nameOf={messages.gapNumber}
          messages={messages}
          lang={lang}
        />
      )}
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How a text with gaps is reviewed. */
export const fillInBlanksReview: ReviewView<FillInBlanksStudentBlock, FillInBlanksBlock, FillInBlanksEntry> = {
  Review,
  styles: fillInBlanksReviewStyles,
};
