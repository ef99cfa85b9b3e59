import type { Completeness } from '../../primitives/type-manifest.ts';
import type { MatchingEntry, MatchingStudentBlock } from './schema.ts';

/** Complete when every left has been given a right. A block without pairs asks for nothing and is complete. */
export function matchingCompleteness(block: MatchingStudentBlock, entry: MatchingEntry | undefined): Completeness {
  const matched = block.lefts.filter((_, index) => (entry?.[index]?.studentAnswer.trim() ?? '') !== '').length;
  if (matched === block.lefts.length) return 'complete';
  return matched === 0 ? 'empty' : 'partial';
}
