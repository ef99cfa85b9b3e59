import type { SpeakingPhotoDescriptionEntry } from './schema.ts';

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
