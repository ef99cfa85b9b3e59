import type { Completeness } from '../../primitives/type-manifest.ts';
import { spokenCompleteness } from '../../families/speaking/completeness.ts';
import type { SpeakingPhotoDescriptionEntry, SpeakingPhotoDescriptionStudentBlock } from './schema.ts';

/** Complete once everything asked has its recording. */
export function speakingPhotoDescriptionCompleteness(
  block: SpeakingPhotoDescriptionStudentBlock,
  entry: SpeakingPhotoDescriptionEntry | undefined,
): Completeness {
  return spokenCompleteness(block, entry);
}
