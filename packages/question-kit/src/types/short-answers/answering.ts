import type { Completeness } from '../../primitives/marking/marks.ts';
import type { ShortAnswersEntry, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';

/** Complete when every field holds something. */
function completenessOf(block: ShortAnswersStudentBlock, entry: ShortAnswersEntry | undefined): Completeness {
  const given = (entry ?? []).slice(0, block.answersCount);
  const filled = given.filter(({ studentAnswer }) => studentAnswer.trim() !== '').length;
  if (filled === block.answersCount) return 'complete';
  return filled === 0 ? 'empty' : 'partial';
}

export const shortAnswersAnswering: Answering<ShortAnswersStudentBlock, ShortAnswersEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
