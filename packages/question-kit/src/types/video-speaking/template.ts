import type { VideoSpeakingEntry } from './schema.ts';

/** No template: the entry comes into being with the student's first action. */
export function noVideoSpeakingTemplate(): null {
  return null;
}

/** The entry as it comes into being. */
export function emptyVideoSpeakingEntry(): VideoSpeakingEntry {
  return { studentAnswer: [], instructorFiles: [], instructorComments: '', studentMark: 0 };
}
