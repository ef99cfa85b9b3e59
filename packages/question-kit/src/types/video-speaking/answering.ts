import type { FileRef } from '../../primitives/schema/fields.ts';
import { emptyVideoSpeakingEntry } from './defaults.ts';
import type { Completeness } from '../../primitives/marking/marks.ts';
import { hasRecording, recordingIdOf, videoItem } from '../../families/speaking/recordings.ts';
import type { VideoSpeakingEntry, VideoSpeakingStudentBlock } from './schema.ts';
import type { Answering } from '../../primitives/entries/answering.ts';
import type { RecordingId } from '../../primitives/schema/ids.ts';

/** One recording is the whole answer. */
function completenessOf(_block: VideoSpeakingStudentBlock, entry: VideoSpeakingEntry | undefined): Completeness {
  return hasRecording(entry?.studentAnswer ?? []) ? 'complete' : 'empty';
}

/** The recording is the whole answer; the entry is made with it where there is none yet. */
function placeVideoRecording(
  block: VideoSpeakingStudentBlock,
  entry: VideoSpeakingEntry | undefined,
  recordingId: RecordingId,
  file: FileRef,
): VideoSpeakingEntry | null {
  if (recordingIdOf(block.id, videoItem) !== recordingId) return null;
  return { ...(entry ?? emptyVideoSpeakingEntry()), studentAnswer: [{ kind: 'recording', file }] };
}

export const videoSpeakingAnswering: Answering<VideoSpeakingStudentBlock, VideoSpeakingEntry> = {
  entryKind: 'parts',
  completeness: completenessOf,
  placeRecording: placeVideoRecording,
};
