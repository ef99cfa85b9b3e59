import type { BlockMark } from '../../primitives/marking/marks.ts';

/** Words earn nothing. */
export function vocabMaximum(): number {
  return 0;
}

/** Nothing to mark, and nobody to wait for. */
export function markVocab(): BlockMark {
  return { mark: 0, maximum: 0, pending: false, items: [] };
}
