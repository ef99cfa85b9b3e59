import type { BlockMark } from '../../primitives/type-manifest.ts';
import type { VocabEntry } from './schema.ts';

/** Words earn nothing. */
export function vocabMaximum(): number {
  return 0;
}

/** Nothing to mark, and nobody to wait for. */
export function markVocab(): BlockMark {
  return { mark: 0, maximum: 0, pending: false, items: [] };
}

/** An entry of words says nothing, whoever writes it. */
export function sameVocabEntry(entry: VocabEntry): VocabEntry {
  return entry;
}

/** A mark that is not there is never too high. */
export function noVocabProblem(): undefined {
  return undefined;
}
