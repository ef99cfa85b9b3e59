import { partsEntry } from '../../primitives/entries/parts-entry.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';
import { sharedComponents } from '../../families/speaking/components.ts';
import { commentOutsideRecording, markSpoken, spokenMaximum } from '../../families/speaking/marking.ts';
import {
  speakingPhotoDescriptionEntrySchema,
  type SpeakingPhotoDescriptionBlock,
  type SpeakingPhotoDescriptionEntry,
} from './schema.ts';
import { speakingPhotoDescriptionTemplate } from './defaults.ts';

/** Both components together. */
export function speakingPhotoDescriptionMaximum(block: SpeakingPhotoDescriptionBlock): number {
  return spokenMaximum(sharedComponents(block));
}

/** Marks by component, as a person gave them. */
export function markSpeakingPhotoDescription(
  block: SpeakingPhotoDescriptionBlock,
  entry: SpeakingPhotoDescriptionEntry | undefined,
): BlockMark {
  return markSpoken(sharedComponents(block), entry);
}

/** Entries hold the recordings and the marks of the components. */
export const speakingPhotoDescriptionEntry = partsEntry({
  schema: speakingPhotoDescriptionEntrySchema,
  empty: speakingPhotoDescriptionTemplate,
  fields: ['studentCommunicationMark', 'studentLanguageKnowledgeMark'],
  maxima: (block: SpeakingPhotoDescriptionBlock) => ({
    studentCommunicationMark: block.communicationMark,
    studentLanguageKnowledgeMark: block.languageKnowledgeMark,
  }),
  problem: commentOutsideRecording,
});
