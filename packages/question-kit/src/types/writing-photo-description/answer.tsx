import type { AnswerView } from '../../primitives/answer/answer-view.ts';
import { photoLayout } from '../../primitives/stimulus/layouts.ts';
import { writingAnswerStyles } from '../../families/writing/views/answer-styles.ts';
import { WritingAnswer } from '../../families/writing/views/writing-answer.tsx';
import type { WritingPhotoDescriptionEntry, WritingPhotoDescriptionStudentBlock } from './schema.ts';

/** How a description of a photo is answered: the photo beside the sheet, to be looked at closely. */
export const writingPhotoDescriptionAnswer: AnswerView<
  WritingPhotoDescriptionStudentBlock,
  WritingPhotoDescriptionEntry
> = {
  Answer: WritingAnswer,
  styles: writingAnswerStyles,
  layout: photoLayout,
};
