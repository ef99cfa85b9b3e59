import type { SpeakingPrompt, SpeakingQaBlock } from './schema.ts';

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

/** A new prompt: empty, and with all the time one needs. */
export function newSpeakingPrompt(id: string): SpeakingPrompt {
  return { id, text: '' };
}
