import { rubricMaximum } from './marking.ts';
import type { RubricBlock, RubricStudentBlock } from './schema.ts';

/** The instructions, and nothing else that the block may hold. */
export function toRubricStudentBlock(block: RubricBlock): RubricStudentBlock {
  return { type: 'Rubric', id: block.id, rubric: block.rubric, maximum: rubricMaximum() };
}
