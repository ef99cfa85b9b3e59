import type { Completeness } from '../../primitives/marking/marks.ts';
import type { MatchingEntry, MatchingStudentBlock } from './schema.ts';
import { type Answering, listCompleteness, noRecording } from '../../primitives/entries/answering.ts';

/** Complete when every left has a right. A block without pairs is complete. */
function completenessOf(block: MatchingStudentBlock, entry: MatchingEntry | undefined): Completeness {
  return listCompleteness(entry, block.lefts.length);
}

export const matchingAnswering: Answering<MatchingStudentBlock, MatchingEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
