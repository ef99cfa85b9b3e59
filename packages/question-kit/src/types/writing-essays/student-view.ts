import { toWritingStudentBlock } from '../../families/writing/student-view.ts';
import type { WritingEssaysBlock, WritingEssaysStudentBlock } from './schema.ts';

/** The essay's task and what it is worth, without the model answer. */
export function toWritingEssaysStudentBlock(block: WritingEssaysBlock): WritingEssaysStudentBlock {
  return toWritingStudentBlock(block);
}
