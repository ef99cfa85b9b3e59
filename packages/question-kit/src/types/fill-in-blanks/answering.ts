import type { Completeness } from '../../primitives/marking/marks.ts';
import type { FillInBlanksEntry, FillInBlanksStudentBlock } from './schema.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';

/** Complete when every gap holds something. A text without gaps asks for nothing and is complete. */
function completenessOf(block: FillInBlanksStudentBlock, entry: FillInBlanksEntry | undefined): Completeness {
  const gaps = block.content.filter((item) => item.type === 'gap');
  const filled = gaps.filter((_, index) => (entry?.[index]?.studentAnswer ?? '').trim() !== '').length;
  if (filled === gaps.length) return 'complete';
  return filled === 0 ? 'empty' : 'partial';
}

export const fillInBlanksAnswering: Answering<FillInBlanksStudentBlock, FillInBlanksEntry> = {
  entryKind: 'list',
  completeness: completenessOf,
  placeRecording: noRecording,
};
