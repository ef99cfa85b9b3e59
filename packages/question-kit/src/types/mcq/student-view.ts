import { mcqMaximum } from './marking.ts';
import type { McqBlock, McqStudentBlock } from './schema.ts';

/** The block without its key, `why` and model answer. */
export function toMcqStudentBlock(block: McqBlock): McqStudentBlock {
  return {
    type: 'MCQ',
    id: block.id,
    rubric: block.rubric,
    multiple: block.content.filter((option) => option.correct).length > 1,
    content: block.content.map((option) => ({ id: option.id, text: option.text, image: option.image })),
    maximum: mcqMaximum(),
  };
}
