import { toWritingStudentBlock } from '../../families/writing/student-view.ts';
import type { WritingSummariesBlock, WritingSummariesStudentBlock } from './schema.ts';

/** The task and what it is worth, without the model answer. */
export function toWritingSummariesStudentBlock(block: WritingSummariesBlock): WritingSummariesStudentBlock {
  return toWritingStudentBlock(block);
}
