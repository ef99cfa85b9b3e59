import type { Completeness } from '../../primitives/marking/marks.ts';
import { chosenOptions } from './choice.ts';
import type { McqEntry, McqStudentBlock } from './schema.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';

/** Complete as soon as an option is chosen: how many are right is secret, so a multi-select is never "partial". */
function completenessOf(_block: McqStudentBlock, entry: McqEntry | undefined): Completeness {
  return entry && chosenOptions(entry.studentAnswer).length > 0 ? 'complete' : 'empty';
}

export const mcqAnswering: Answering<McqStudentBlock, McqEntry> = {
  entryKind: 'short',
  completeness: completenessOf,
  placeRecording: noRecording,
};
