import type { Completeness } from '../../primitives/marking/marks.ts';
import { spokenCompleteness } from '../../families/speaking/completeness.ts';
import { placeSpokenRecording } from '../../families/speaking/recordings.ts';
import type { SpeakingPhotoDescriptionEntry, SpeakingPhotoDescriptionStudentBlock } from './schema.ts';
import type { Answering } from '../../primitives/entries/answering.ts';

/** Complete once every prompt or photo has its recording. */
function completenessOf(
  block: SpeakingPhotoDescriptionStudentBlock,
  entry: SpeakingPhotoDescriptionEntry | undefined,
): Completeness {
  return spokenCompleteness(block, entry);
}

export const speakingPhotoDescriptionAnswering: Answering<
  SpeakingPhotoDescriptionStudentBlock,
  SpeakingPhotoDescriptionEntry
> = {
  entryKind: 'parts',
  completeness: completenessOf,
  placeRecording: placeSpokenRecording,
};
