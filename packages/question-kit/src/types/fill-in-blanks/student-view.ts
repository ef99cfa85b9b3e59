import { fillInBlanksMaximum } from './marking.ts';
import type { FillInBlanksBlock, FillInBlanksStudentBlock } from './schema.ts';
import { literalOf } from '../../primitives/comparison/wildcard.ts';
import { shuffled } from '../../primitives/text/shuffle.ts';

/** The block without its key, `why` and model answer. Of a gap it contains only the id, not even a width. */
export function toFillInBlanksStudentBlock(block: FillInBlanksBlock): FillInBlanksStudentBlock {
  return {
    type: 'FillInBlanks',
    id: block.id,
    rubric: block.rubric,
    content: block.content.map((item) =>
      item.type === 'gap'
        ? { type: 'gap', id: item.id }
        : { type: 'text', text: item.text, ...(item.formatting && { formatting: item.formatting }) },
    ),
    boxOptions: block.boxOptions,
    words: wordBox(block),
    maximum: fillInBlanksMaximum(block),
  };
}

/**
 * The words of the box: the first answer of each gap and the distractors, each as often as it may be used. Their order
 * reveals neither the order of the gaps nor which words are distractors.
 */
export function wordBox(block: FillInBlanksBlock): string[] {
  if (!block.boxOptions) return [];
  const answers = block.content.flatMap((item) => (item.type === 'gap' ? item.answers.slice(0, 1).map(literalOf) : []));
  const words = [...answers, ...(block.distractors ?? [])].map((word) => word.trim()).filter((word) => word !== '');
  return shuffled(words, block.id ?? '');
}
