import type { Completeness } from '../../primitives/marking/marks.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';
import type { VocabEntry, VocabStudentBlock } from './schema.ts';

/** Words ask for no answer. */
function completenessOf(): Completeness {
  return 'complete';
}

export const vocabAnswering: Answering<VocabStudentBlock, VocabEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
