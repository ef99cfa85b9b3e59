import { speakingPhotoDescriptionMaximum } from './marking.ts';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionStudentBlock } from './schema.ts';

/** The block without its model answer. */
export function toSpeakingPhotoDescriptionStudentBlock(
  block: SpeakingPhotoDescriptionBlock,
): SpeakingPhotoDescriptionStudentBlock {
  return {
    type: 'SpeakingPhotoDescription',
    id: block.id,
    rubric: block.rubric,
    communicationMark: block.communicationMark,
    languageKnowledgeMark: block.languageKnowledgeMark,
    content: block.content.map((photo) => ({
      id: photo.id,
      image: photo.image,
      alt: photo.alt,
      prepSeconds: photo.prepSeconds,
      answerSeconds: photo.answerSeconds,
    })),
    maximum: speakingPhotoDescriptionMaximum(block),
  };
}
