import type { Completeness } from '../../core/type-definition.ts';

/** Words ask for no answer. */
export function vocabCompleteness(): Completeness {
  return 'complete';
}
