import type { MatchingBlock, MatchingPair } from './schema.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** A new matching block (`spec.md` section 3). */
export function defaultMatchingBlock(): MatchingBlock {
  return { type: 'Matching', rubric: '', autoCorrected: false, content: [] };
}

/** A new pair, with nothing on either side. */
export function newMatchingPair(id: ItemId): MatchingPair {
  return { id, left: '', right: '' };
}

/** Matching has no template (`spec.md` section 3, "Other types"): its entry is created with the first match. */
export function matchingTemplate(): null {
  return null;
}
