import type { Completeness } from '../../primitives/type-definition.ts';

/** Words ask for no answer. */
export function vocabCompleteness(): Completeness {
  return 'complete';
}
