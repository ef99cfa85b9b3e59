import type { AnswerViewOf } from '../../views/answer/answer-view.ts';
import { writingAnswerStyles } from '../../views/writing/answer-styles.ts';
import { WritingAnswer } from '../../views/writing/writing-answer.tsx';

/** How an essay is answered. */
export const writingEssaysAnswer: AnswerViewOf<'WritingEssays'> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
};
