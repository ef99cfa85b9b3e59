import { fillInBlanksMaximum } from './marking.ts';
import type { FillInBlanksBlock, FillInBlanksStudentBlock } from './schema.ts';
import { wordBox } from './word-box.ts';

/** The block without its key, `why` and model answer. A gap tells its id and nothing else, not even a width. */
export function toFillInBlanksStudentBlock(block: FillInBlanksBlock): FillInBlanksStudentBlock {
  return {
    type: 'FillInBlanks',
    id: block.id,
    rubric: block.rubric,
    content: block.content.map((item) =>
      item.type === 'gap' ? { type: 'gap', id: item.id } : { type: 'text', text: item.text },
    ),
    boxOptions: block.boxOptions,
    words: wordBox(block),
    maximum: fillInBlanksMaximum(block),
  };
}
