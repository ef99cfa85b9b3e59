import type { BlockMark, MarkProblem } from '../../primitives/type-manifest.ts';
import type { SpokenComponent } from '../../families/speaking/components.ts';
import { markSpoken, spokenMarkProblem, takeSpokenMarks, withSpokenMarks } from '../../families/speaking/marking.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from './schema.ts';
import { emptyVideoSpeakingEntry } from './template.ts';

/** What the answer is worth, in points. */
export function videoSpeakingMaximum(block: VideoSpeakingBlock): number {
  return block.mark ?? 1;
}

/** The mark that a person gave. */
export function markVideoSpeaking(block: VideoSpeakingBlock, entry: VideoSpeakingEntry | undefined): BlockMark {
  return markSpoken(wholeAnswer(videoSpeakingMaximum(block)), entry);
}

/** The entry with the mark that stands. */
export function withVideoSpeakingMarks(entry: VideoSpeakingEntry, mark: BlockMark): VideoSpeakingEntry {
  return withSpokenMarks(wholeAnswer(mark.maximum), entry, mark);
}

/** The recording alone. */
export function ownVideoSpeakingAnswer(entry: VideoSpeakingEntry): VideoSpeakingEntry {
  return { ...emptyVideoSpeakingEntry(), studentAnswer: entry.studentAnswer };
}

/** The stored recordings with the given marks, comments and files. */
export function takeVideoSpeakingMarks(stored: VideoSpeakingEntry, given: VideoSpeakingEntry): VideoSpeakingEntry {
  return takeSpokenMarks(stored, given);
}

/** A mark above the maximum. */
export function videoSpeakingMarkProblem(
  block: VideoSpeakingBlock,
  entry: VideoSpeakingEntry,
): MarkProblem | undefined {
  return spokenMarkProblem(wholeAnswer(videoSpeakingMaximum(block)), entry);
}

/** One mark stands for the whole answer. */
export function wholeAnswer(maximum: number): SpokenComponent<'studentMark'>[] {
  return [{ field: 'studentMark', maximum }];
}
