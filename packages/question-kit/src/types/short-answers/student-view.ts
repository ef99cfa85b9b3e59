import { shortAnswersMaximum } from './marking.ts';
import type { ShortAnswersBlock, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';

/** The fields with their prompts. The accepted answers, and which fields are marked together, stay out. */
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
