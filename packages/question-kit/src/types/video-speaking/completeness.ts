import type { Completeness } from '../../primitives/type-manifest.ts';
import { hasRecording } from '../../families/speaking/recordings.ts';
import type { VideoSpeakingEntry, VideoSpeakingStudentBlock } from './schema.ts';

/** One recording is the whole answer. */
export function videoSpeakingCompleteness(
  _block: VideoSpeakingStudentBlock,
  entry: VideoSpeakingEntry | undefined,
): Completeness {
  return hasRecording(entry?.studentAnswer ?? []) ? 'complete' : 'empty';
}
