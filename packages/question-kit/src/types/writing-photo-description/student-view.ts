import { toWritingStudentBlock } from '../../families/writing/student-view.ts';
import type { WritingPhotoDescriptionBlock, WritingPhotoDescriptionStudentBlock } from './schema.ts';

/** The task and what it is worth, without the model answer. */
export function toWritingPhotoDescriptionStudentBlock(
  block: WritingPhotoDescriptionBlock,
): WritingPhotoDescriptionStudentBlock {
  return toWritingStudentBlock(block);
}
