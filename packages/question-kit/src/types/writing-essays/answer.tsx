import type { AnswerViewOf } from '../../primitives/answer/answer-view.ts';
import { writingAnswerStyles } from '../../families/writing/views/answer-styles.ts';
import { WritingAnswer } from '../../families/writing/views/writing-answer.tsx';

/** How an essay is answered. */
export const writingEssaysAnswer: AnswerViewOf<'WritingEssays'> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
};
