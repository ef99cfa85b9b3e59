import { matchingMaximum } from './marking.ts';
import { rightsOf } from './rights.ts';
import type { MatchingBlock, MatchingStudentBlock } from './schema.ts';

/** The block without what belongs to what, `why` and model answer. */
export function toMatchingStudentBlock(block: MatchingBlock): MatchingStudentBlock {
  const { rights, reusable } = rightsOf(block);
  return {
    type: 'Matching',
    id: block.id,
    rubric: block.rubric,
    lefts: block.content.map(({ id, left }) => ({ id, text: left })),
    rights,
    reusable,
    maximum: matchingMaximum(block),
  };
}
