import type { SpeakingPhotoDescriptionBlock } from './schema.ts';

/** A new block of photos to speak about (`spec.md` section 3). */
export function defaultSpeakingPhotoDescriptionBlock(): SpeakingPhotoDescriptionBlock {
  return {
    type: 'SpeakingPhotoDescription',
    rubric: '',
    autoCorrected: false,
    communicationMark: 0,
    languageKnowledgeMark: 0,
    content: [],
  };
}

/** A photo begins with its file: there is no empty one. */
export function noEmptyPhoto(): null {
  return null;
}
