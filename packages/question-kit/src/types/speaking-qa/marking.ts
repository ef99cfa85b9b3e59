import { partsEntry } from '../../primitives/entries/parts-entry.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';
import { commentOutsideRecording, markSpoken, spokenMaximum } from '../../families/speaking/marking.ts';
import { speakingQaComponents } from './components.ts';
import { speakingQaEntrySchema, type SpeakingQaBlock, type SpeakingQaEntry } from './schema.ts';
import { speakingQaTemplate } from './defaults.ts';

/** All four components together. */
export function speakingQaMaximum(block: SpeakingQaBlock): number {
  return spokenMaximum(speakingQaComponents(block));
}

/** Marks by component, as a person gave them. */
export function markSpeakingQa(block: SpeakingQaBlock, entry: SpeakingQaEntry | undefined): BlockMark {
  return markSpoken(speakingQaComponents(block), entry);
}

/** Entries hold the recordings and the marks of the components. */
export const speakingQaEntry = partsEntry({
  schema: speakingQaEntrySchema,
  empty: speakingQaTemplate,
  fields: [
    'studentCommunicationMark',
    'studentLanguageKnowledgeMark',
    'studentSpontaneityFluencyMark',
    'studentPronunciationIntonationMark',
  ],
  maxima: (block: SpeakingQaBlock) => ({
    studentCommunicationMark: block.communicationMark,
    studentLanguageKnowledgeMark: block.languageKnowledgeMark,
    studentSpontaneityFluencyMark: block.spontaneityFluencyMark,
    studentPronunciationIntonationMark: block.pronunciationIntonationMark,
  }),
  problem: commentOutsideRecording,
});
