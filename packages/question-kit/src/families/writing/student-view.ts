import { writingMaximum } from './marking.ts';
import type { WritingBlock, WritingType } from './schema.ts';

/** The block without its model answer. */
export function toWritingStudentBlock<Type extends WritingType>(block: WritingBlock & { type: Type }) {
  return {
    type: block.type,
    id: block.id,
    rubric: block.rubric,
    contentMark: block.contentMark,
    languageMark: block.languageMark,
    minWords: block.minWords,
    maxWords: block.maxWords,
    maximum: writingMaximum(block),
  };
}
