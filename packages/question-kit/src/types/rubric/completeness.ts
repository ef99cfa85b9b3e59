import type { Completeness } from '../../primitives/type-manifest.ts';

/** What is read and not answered is always complete. */
export function rubricCompleteness(): Completeness {
  return 'complete';
}
