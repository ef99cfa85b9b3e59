import { partsEntry } from '../../primitives/entries/parts-entry.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';
import type { SpokenComponent } from '../../families/speaking/components.ts';
import { commentOutsideRecording, markSpoken } from '../../families/speaking/marking.ts';
import { videoSpeakingEntrySchema, type VideoSpeakingBlock, type VideoSpeakingEntry } from './schema.ts';
import { emptyVideoSpeakingEntry } from './defaults.ts';

/** What the answer is worth, in points. */
export function videoSpeakingMaximum(block: VideoSpeakingBlock): number {
  return block.mark ?? 1;
}

/** The mark that a person gave. */
export function markVideoSpeaking(block: VideoSpeakingBlock, entry: VideoSpeakingEntry | undefined): BlockMark {
  return markSpoken(wholeAnswer(videoSpeakingMaximum(block)), entry);
}

/** One mark stands for the whole answer. */
export function wholeAnswer(maximum: number): SpokenComponent<'studentMark'>[] {
  return [{ field: 'studentMark', maximum }];
}

/** Entries hold the recordings and the marks of the components. */
export const videoSpeakingEntry = partsEntry({
  schema: videoSpeakingEntrySchema,
  empty: emptyVideoSpeakingEntry,
  fields: ['studentMark'],
  maxima: (block: VideoSpeakingBlock) => ({ studentMark: videoSpeakingMaximum(block) }),
  problem: commentOutsideRecording,
});
