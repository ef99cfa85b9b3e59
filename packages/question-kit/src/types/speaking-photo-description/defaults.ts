import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry } from './schema.ts';

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

/** The empty answer (`spec.md` section 3). */
export function speakingPhotoDescriptionTemplate(): SpeakingPhotoDescriptionEntry {
  return {
    studentAnswer: [],
    instructorFiles: [],
    instructorComments: '',
    studentCommunicationMark: 0,
    studentLanguageKnowledgeMark: 0,
  };
}
