import type { AnswerViewOf } from '../../views/answer/answer-view.ts';
import { photoLayout } from '../../views/stimulus/layouts.ts';
import { writingAnswerStyles } from '../../views/writing/answer-styles.ts';
import { WritingAnswer } from '../../views/writing/writing-answer.tsx';

/** How a description of a photo is answered: the photo beside the sheet, to be looked at closely. */
export const writingPhotoDescriptionAnswer: AnswerViewOf<'WritingPhotoDescription'> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
  layout: photoLayout,
};
