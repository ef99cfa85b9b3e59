import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { speakingAnswerStyles } from '../../families/speaking/views/answer-styles.ts';
import { SpeakingAnswer } from '../../families/speaking/views/speaking-answer.tsx';
import { photoLook } from '../../families/speaking/views/spoken-photo.tsx';
import { speakingPhotoDescriptionTemplate } from './defaults.ts';
import type { SpeakingPhotoDescriptionEntry, SpeakingPhotoDescriptionStudentBlock } from './schema.ts';

function Answer(props: AnswerProps<SpeakingPhotoDescriptionStudentBlock, SpeakingPhotoDescriptionEntry>) {
  return <SpeakingAnswer {...props} look={photoLook} empty={speakingPhotoDescriptionTemplate} />;
}

/** How photos are described aloud. */
export const speakingPhotoDescriptionAnswer: AnswerView<
  SpeakingPhotoDescriptionStudentBlock,
  SpeakingPhotoDescriptionEntry
> = {
  Answer,
  styles: speakingAnswerStyles,
};
