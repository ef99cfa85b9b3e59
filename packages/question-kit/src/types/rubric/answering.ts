import type { Completeness } from '../../primitives/marking/marks.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';
import type { RubricEntry, RubricStudentBlock } from './schema.ts';

/** What is read and not answered is always complete. */
function completenessOf(): Completeness {
  return 'complete';
}

export const rubricAnswering: Answering<RubricStudentBlock, RubricEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
