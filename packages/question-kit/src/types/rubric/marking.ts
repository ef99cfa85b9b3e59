import type { BlockMark } from '../../primitives/type-manifest.ts';
import type { RubricEntry } from './schema.ts';

/** Instructions earn nothing. */
export function rubricMaximum(): number {
  return 0;
}

/** Nothing to mark, and nobody to wait for. */
export function markRubric(): BlockMark {
  return { mark: 0, maximum: 0, pending: false, items: [] };
}

/** Nothing is answered, so there is nothing to keep, whoever writes. */
export function rubricEntry(): RubricEntry {
  return [];
}
