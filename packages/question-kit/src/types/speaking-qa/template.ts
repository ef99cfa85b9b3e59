import type { SpeakingQaEntry } from './schema.ts';

/** The empty answer (`spec.md` section 3). */
export function speakingQaTemplate(): SpeakingQaEntry {
  return {
    studentAnswer: [],
    instructorFiles: [],
    instructorComments: '',
    studentCommunicationMark: 0,
    studentLanguageKnowledgeMark: 0,
    studentPronunciationIntonationMark: 0,
    studentSpontaneityFluencyMark: 0,
  };
}
