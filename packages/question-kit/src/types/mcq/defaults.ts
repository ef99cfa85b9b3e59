import type { McqBlock, McqOption, McqEntry } from './schema.ts';
import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** A new multiple-choice block (`spec.md` section 3). */
export function defaultMcqBlock(): McqBlock {
  return { type: 'MCQ', rubric: '', autoCorrected: false, content: [] };
}

/** A new option: empty and wrong. */
export function newMcqOption(id: ItemId): McqOption {
  return { id, text: '', correct: false };
}

/** The empty answer of a multiple-choice block (`spec.md` section 3). */
export function mcqTemplate(): McqEntry {
  return emptyShortEntry();
}
