import { speakingQaMaximum } from './marking.ts';
import type { SpeakingQaBlock, SpeakingQaStudentBlock } from './schema.ts';

/** The block without its model answer. */
export function toSpeakingQaStudentBlock(block: SpeakingQaBlock): SpeakingQaStudentBlock {
  return {
    type: 'SpeakingQA',
    id: block.id,
    rubric: block.rubric,
    communicationMark: block.communicationMark,
    languageKnowledgeMark: block.languageKnowledgeMark,
    spontaneityFluencyMark: block.spontaneityFluencyMark,
    pronunciationIntonationMark: block.pronunciationIntonationMark,
    content: block.content.map((prompt) => ({
      id: prompt.id,
      text: prompt.text,
      audio: prompt.audio,
      prepSeconds: prompt.prepSeconds,
      answerSeconds: prompt.answerSeconds,
    })),
    maximum: speakingQaMaximum(block),
  };
}
