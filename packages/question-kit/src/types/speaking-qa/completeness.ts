import type { Completeness } from '../../primitives/type-manifest.ts';
import { spokenCompleteness } from '../../families/speaking/completeness.ts';
import type { SpeakingQaEntry, SpeakingQaStudentBlock } from './schema.ts';

/** Complete once everything asked has its recording. */
export function speakingQaCompleteness(
  block: SpeakingQaStudentBlock,
  entry: SpeakingQaEntry | undefined,
): Completeness {
  return spokenCompleteness(block, entry);
}
