import { css } from 'styled-components';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import type { ReviewPropsOf, ReviewViewOf } from '../../primitives/review/review-view.ts';
import { PlainWords } from './plain-words.tsx';

/** The words as they were set; nothing was asked, so nothing is said of an answer. */
function VocabReview({ block, solution, showModelAnswer, messages, lang }: ReviewPropsOf<'Vocab'>) {
  return (
    <>
      <PlainWords html={block.rubric} lang={lang} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How words are shown after the marks are out. */
export const vocabReview: ReviewViewOf<'Vocab'> = { Review: VocabReview, styles: css`` };
