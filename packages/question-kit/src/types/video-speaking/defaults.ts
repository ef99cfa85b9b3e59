import type { VideoSpeakingEntry } from './schema.ts';

/** A task makes this block from its video: there is no empty one (`question-types.ts`). */
export function noDefaultVideoSpeaking(): null {
  return null;
}

/** One video, one answer: the block has no items. */
export function noVideoSpeakingItem(): null {
  return null;
}

/** No template: the entry is created with the student's first action. */
export function noVideoSpeakingTemplate(): null {
  return null;
}

/** The entry as it is created. */
export function emptyVideoSpeakingEntry(): VideoSpeakingEntry {
  return { studentAnswer: [], instructorFiles: [], instructorComments: '', studentMark: 0 };
}
