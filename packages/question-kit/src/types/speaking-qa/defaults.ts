import type { SpeakingPrompt, SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** A new block of prompts to answer aloud (`spec.md` section 3). */
export function defaultSpeakingQaBlock(): SpeakingQaBlock {
  return {
    type: 'SpeakingQA',
    rubric: '',
    autoCorrected: false,
    communicationMark: 0,
    languageKnowledgeMark: 0,
    spontaneityFluencyMark: 0,
    pronunciationIntonationMark: 0,
    content: [],
  };
}

/** A new prompt: empty and without time limits. */
export function newSpeakingPrompt(id: ItemId): SpeakingPrompt {
  return { id, text: '' };
}

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
