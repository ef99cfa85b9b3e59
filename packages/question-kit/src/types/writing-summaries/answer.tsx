import type { AnswerViewOf } from '../../primitives/answer/answer-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingAnswerStyles } from '../../families/writing/views/answer-styles.ts';
import { WritingAnswer } from '../../families/writing/views/writing-answer.tsx';

/** How a summary is answered: the source text beside the sheet. */
export const writingSummariesAnswer: AnswerViewOf<'WritingSummaries'> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
  layout: sourceLayout,
};
