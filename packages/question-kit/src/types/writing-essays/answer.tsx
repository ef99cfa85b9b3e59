import type { AnswerView } from '../../primitives/answer/answer-view.ts';
import { writingAnswerStyles } from '../../families/writing/views/answer-styles.ts';
import { WritingAnswer } from '../../families/writing/views/writing-answer.tsx';
import type { WritingEssaysEntry, WritingEssaysStudentBlock } from './schema.ts';

/** How an essay is answered. */
export const writingEssaysAnswer: AnswerView<WritingEssaysStudentBlock, WritingEssaysEntry> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
};
