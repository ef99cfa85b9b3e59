/** A task makes this block from its video: there is no empty one (`question-types.ts`). */
export function noDefaultVideoSpeaking(): null {
  return null;
}

/** One video, one answer: the block has no items. */
export function noVideoSpeakingItem(): null {
  return null;
}
