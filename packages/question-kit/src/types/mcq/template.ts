import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import type { McqEntry } from './schema.ts';

/** The empty answer of a multiple-choice block (`spec.md` section 3). */
export function mcqTemplate(): McqEntry {
  return emptyShortEntry();
}
