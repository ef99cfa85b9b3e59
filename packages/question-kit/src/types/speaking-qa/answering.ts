import type { Completeness } from '../../primitives/marking/marks.ts';
import { spokenCompleteness } from '../../families/speaking/completeness.ts';
import { placeSpokenRecording } from '../../families/speaking/recordings.ts';
import type { SpeakingQaEntry, SpeakingQaStudentBlock } from './schema.ts';
import type { Answering } from '../../primitives/entries/answering.ts';

/** Complete once every prompt or photo has its recording. */
function completenessOf(block: SpeakingQaStudentBlock, entry: SpeakingQaEntry | undefined): Completeness {
  return spokenCompleteness(block, entry);
}

export const speakingQaAnswering: Answering<SpeakingQaStudentBlock, SpeakingQaEntry> = {
  entryKind: 'parts',
  completeness: completenessOf,
  placeRecording: placeSpokenRecording,
};
