import type { Completeness } from '../../primitives/type-definition.ts';

/** What is read and not answered is always complete. */
export function rubricCompleteness(): Completeness {
  return 'complete';
}
