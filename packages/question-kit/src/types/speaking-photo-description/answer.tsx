import type { AnswerPropsOf, AnswerViewOf } from '../../views/answer/answer-view.ts';
import { speakingAnswerStyles } from '../../views/speaking/answer-styles.ts';
import { SpeakingAnswer } from '../../views/speaking/speaking-answer.tsx';
import { photoLook } from '../../views/speaking/spoken-photo.tsx';
import { speakingPhotoDescriptionTemplate } from './template.ts';

function Answer(props: AnswerPropsOf<'SpeakingPhotoDescription'>) {
  return <SpeakingAnswer {...props} look={photoLook} empty={speakingPhotoDescriptionTemplate} />;
}

/** How photos are described aloud. */
export const speakingPhotoDescriptionAnswer: AnswerViewOf<'SpeakingPhotoDescription'> = {
  Answer,
  styles: speakingAnswerStyles,
};
