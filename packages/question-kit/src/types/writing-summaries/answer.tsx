import type { AnswerViewOf } from '../../views/answer/answer-view.ts';
import { sourceLayout } from '../../views/stimulus/layouts.ts';
import { writingAnswerStyles } from '../../views/writing/answer-styles.ts';
import { WritingAnswer } from '../../views/writing/writing-answer.tsx';

/** How a summary is answered: the source text beside the sheet. */
export const writingSummariesAnswer: AnswerViewOf<'WritingSummaries'> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
  layout: sourceLayout,
};
