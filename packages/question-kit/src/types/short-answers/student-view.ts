import { shortAnswersMaximum } from './marking.ts';
import type { ShortAnswersBlock, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';

/** The fields with their prompts. What they accept, and which belong together, is not told. */
export function toShortAnswersStudentBlock(block: ShortAnswersBlock): ShortAnswersStudentBlock {
  return {
    type: 'ShortAnswers',
    id: block.id,
    rubric: block.rubric,
    content: block.content.slice(0, block.answersCount).map((item) => ({ id: item.id, prompt: item.prompt })),
    answersCount: block.answersCount,
    maximum: shortAnswersMaximum(block),
  };
}
