import type { VocabBlock, VocabStudentBlock } from './schema.ts';

/** The words, without what an author notes for those who teach. */
export function toVocabStudentBlock(block: VocabBlock): VocabStudentBlock {
  return { type: 'Vocab', id: block.id, rubric: block.rubric, maximum: 0 };
}
