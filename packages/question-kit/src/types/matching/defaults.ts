import type { MatchingBlock, MatchingPair } from './schema.ts';

/** A new matching block (`spec.md` section 3). */
export function defaultMatchingBlock(): MatchingBlock {
  return { type: 'Matching', rubric: '', autoCorrected: false, content: [] };
}

/** A new pair, with nothing on either side. */
export function newMatchingPair(id: string): MatchingPair {
  return { id, left: '', right: '' };
}
