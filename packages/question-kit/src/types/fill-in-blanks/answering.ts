import type { Completeness } from '../../primitives/marking/marks.ts';
import type { FillInBlanksEntry, FillInBlanksStudentBlock } from './schema.ts';
import { type Answering, listCompleteness, noRecording } from '../../primitives/entries/answering.ts';

/** Complete when every gap is filled. A text without gaps is complete. */
function completenessOf(block: FillInBlanksStudentBlock, entry: FillInBlanksEntry | undefined): Completeness {
  return listCompleteness(entry, block.content.filter((item) => item.type === 'gap').length);
}

export const fillInBlanksAnswering: Answering<FillInBlanksStudentBlock, FillInBlanksEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
