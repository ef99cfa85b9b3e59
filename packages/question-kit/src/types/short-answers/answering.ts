import type { Completeness } from '../../primitives/marking/marks.ts';
import type { ShortAnswersEntry, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';
import { type Answering, listCompleteness, noRecording } from '../../primitives/entries/answering.ts';

/** Complete when every field is filled. */
function completenessOf(block: ShortAnswersStudentBlock, entry: ShortAnswersEntry | undefined): Completeness {
  return listCompleteness(entry, block.answersCount);
}

export const shortAnswersAnswering: Answering<ShortAnswersStudentBlock, ShortAnswersEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
