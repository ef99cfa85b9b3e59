import type { Completeness } from '../../primitives/marking/marks.ts';
import type { MatchingEntry, MatchingStudentBlock } from './schema.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';

/** Complete when every left has been given a right. A block without pairs asks for nothing and is complete. */
function completenessOf(block: MatchingStudentBlock, entry: MatchingEntry | undefined): Completeness {
  const matched = block.lefts.filter((_, index) => (entry?.[index]?.studentAnswer.trim() ?? '') !== '').length;
  if (matched === block.lefts.length) return 'complete';
  return matched === 0 ? 'empty' : 'partial';
}

export const matchingAnswering: Answering<MatchingStudentBlock, MatchingEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
