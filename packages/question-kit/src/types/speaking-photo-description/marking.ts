import type { BlockMark, MarkProblem } from '../../primitives/type-manifest.ts';
import { sharedComponents } from '../../families/speaking/components.ts';
import {
  markSpoken,
  spokenMarkProblem,
  spokenMaximum,
  takeSpokenMarks,
  withSpokenMarks,
} from '../../families/speaking/marking.ts';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry } from './schema.ts';
import { speakingPhotoDescriptionTemplate } from './template.ts';

/** Both components together. */
export function speakingPhotoDescriptionMaximum(block: SpeakingPhotoDescriptionBlock): number {
  return spokenMaximum(sharedComponents(block));
}

/** Marks by component, as a person gave them. */
export function markSpeakingPhotoDescription(
  block: SpeakingPhotoDescriptionBlock,
  entry: SpeakingPhotoDescriptionEntry | undefined,
): BlockMark {
  return markSpoken(sharedComponents(block), entry);
}

/** The entry with the marks that stand. */
export function withSpeakingPhotoDescriptionMarks(
  entry: SpeakingPhotoDescriptionEntry,
  mark: BlockMark,
): SpeakingPhotoDescriptionEntry {
  return withSpokenMarks(sharedComponents({ communicationMark: 0, languageKnowledgeMark: 0 }), entry, mark);
}

/** The recordings alone. */
export function ownSpeakingPhotoDescriptionAnswer(entry: SpeakingPhotoDescriptionEntry): SpeakingPhotoDescriptionEntry {
  return { ...speakingPhotoDescriptionTemplate(), studentAnswer: entry.studentAnswer };
}

/** The stored recordings with the given marks, comments and files. */
export function takeSpeakingPhotoDescriptionMarks(
  stored: SpeakingPhotoDescriptionEntry,
  given: SpeakingPhotoDescriptionEntry,
): SpeakingPhotoDescriptionEntry {
  return takeSpokenMarks(stored, given);
}

/** The first component above its maximum. */
export function speakingPhotoDescriptionMarkProblem(
  block: SpeakingPhotoDescriptionBlock,
  entry: SpeakingPhotoDescriptionEntry,
): MarkProblem | undefined {
  return spokenMarkProblem(sharedComponents(block), entry);
}
