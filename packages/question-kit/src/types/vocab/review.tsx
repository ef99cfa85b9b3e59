import { css } from 'styled-components';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { PlainWords } from './plain-words.tsx';
import type { VocabBlock, VocabEntry, VocabStudentBlock } from './schema.ts';

/** The words as the author set them; there is no answer to review. */
function VocabReview({
  block,
  solution,
  showModelAnswer,
  messages,
  lang,
}: ReviewProps<VocabStudentBlock, VocabBlock, VocabEntry>) {
  return (
    <>
      <PlainWords html={block.rubric} lang={lang} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How words are shown after the marks are out. */
export const vocabReview: ReviewView<VocabStudentBlock, VocabBlock, VocabEntry> = {
  Review: VocabReview,
  styles: css``,
};
