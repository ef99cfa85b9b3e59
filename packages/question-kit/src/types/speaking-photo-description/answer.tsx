import type { AnswerPropsOf, AnswerViewOf } from '../../primitives/answer/answer-view.ts';
import { speakingAnswerStyles } from '../../families/speaking/views/answer-styles.ts';
import { SpeakingAnswer } from '../../families/speaking/views/speaking-answer.tsx';
import { photoLook } from '../../families/speaking/views/spoken-photo.tsx';
import { speakingPhotoDescriptionTemplate } from './template.ts';

function Answer(props: AnswerPropsOf<'SpeakingPhotoDescription'>) {
  return <SpeakingAnswer {...props} look={photoLook} empty={speakingPhotoDescriptionTemplate} />;
}

/** How photos are described aloud. */
export const speakingPhotoDescriptionAnswer: AnswerViewOf<'SpeakingPhotoDescription'> = {
  Answer,
  styles: speakingAnswerStyles,
};
