import type { Completeness } from '../../primitives/type-manifest.ts';

/** Words ask for no answer. */
export function vocabCompleteness(): Completeness {
  return 'complete';
}
