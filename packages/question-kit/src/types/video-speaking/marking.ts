import type { BlockMark, MarkProblem } from '../../core/type-definition.ts';
import type { SpokenComponent } from '../../speaking/components.ts';
import { markSpoken, spokenMarkProblem, withSpokenMarks } from '../../speaking/marking.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from './schema.ts';
import { emptyVideoSpeakingEntry } from './template.ts';

export { takeSpokenMarks as takeVideoSpeakingMarks } from '../../speaking/marking.ts';

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

/** A mark above the maximum. */
export function videoSpeakingMarkProblem(
  block: VideoSpeakingBlock,
  entry: VideoSpeakingEntry,
): MarkProblem | undefined {
  return spokenMarkProblem(wholeAnswer(videoSpeakingMaximum(block)), entry);
}

/** One mark stands for the whole answer. */
function wholeAnswer(maximum: number): SpokenComponent<'studentMark'>[] {
  return [{ field: 'studentMark', maximum }];
}
