import type { Completeness } from '../../primitives/marking/marks.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';
import type { VocabEntry, VocabStudentBlock } from './schema.ts';

/** A word list is not answered. */
function completenessOf(): Completeness {
  return 'complete';
}

export const vocabAnswering: Answering<VocabStudentBlock, VocabEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
