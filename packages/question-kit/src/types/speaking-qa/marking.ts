import type { BlockMark, MarkProblem } from '../../primitives/type-manifest.ts';
import {
  markSpoken,
  spokenMarkProblem,
  spokenMaximum,
  takeSpokenMarks,
  withSpokenMarks,
} from '../../families/speaking/marking.ts';
import { speakingQaComponents } from './components.ts';
import type { SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';
import { speakingQaTemplate } from './template.ts';

/** All four components together. */
export function speakingQaMaximum(block: SpeakingQaBlock): number {
  return spokenMaximum(speakingQaComponents(block));
}

/** Marks by component, as a person gave them. */
export function markSpeakingQa(block: SpeakingQaBlock, entry: SpeakingQaEntry | undefined): BlockMark {
  return markSpoken(speakingQaComponents(block), entry);
}

/** The entry with the marks that stand. */
export function withSpeakingQaMarks(entry: SpeakingQaEntry, mark: BlockMark): SpeakingQaEntry {
  return withSpokenMarks(speakingQaComponents(), entry, mark);
}

/** The recordings alone. */
export function ownSpeakingQaAnswer(entry: SpeakingQaEntry): SpeakingQaEntry {
  return { ...speakingQaTemplate(), studentAnswer: entry.studentAnswer };
}

/** The stored recordings with the given marks, comments and files. */
export function takeSpeakingQaMarks(stored: SpeakingQaEntry, given: SpeakingQaEntry): SpeakingQaEntry {
  return takeSpokenMarks(stored, given);
}

/** The first component above its maximum. */
export function speakingQaMarkProblem(block: SpeakingQaBlock, entry: SpeakingQaEntry): MarkProblem | undefined {
  return spokenMarkProblem(speakingQaComponents(block), entry);
}
