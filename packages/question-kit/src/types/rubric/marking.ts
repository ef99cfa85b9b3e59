import type { BlockMark } from '../../primitives/marking/marks.ts';

/** Instructions earn nothing. */
export function rubricMaximum(): number {
  return 0;
}

/** Nothing to mark, and nobody to wait for. */
export function markRubric(): BlockMark {
  return { mark: 0, maximum: 0, pending: false, items: [] };
}
