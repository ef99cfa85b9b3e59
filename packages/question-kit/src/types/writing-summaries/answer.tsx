import type { AnswerView } from '../../primitives/answer/answer-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingAnswerStyles } from '../../families/writing/views/answer-styles.ts';
import { WritingAnswer } from '../../families/writing/views/writing-answer.tsx';
import type { WritingSummariesEntry, WritingSummariesStudentBlock } from './schema.ts';

/** How a summary is answered: the source text beside the sheet. */
export const writingSummariesAnswer: AnswerView<WritingSummariesStudentBlock, WritingSummariesEntry> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
  layout: sourceLayout,
};
