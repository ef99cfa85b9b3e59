import { definitionOf, type AnswerEntry, type Block } from './registry.ts';

/**
 * The empty answers to a list of blocks: an entry per block, of the first block's type (`spec.md` section 3, "Empty
 * answer templates"). Empty for no blocks and for a type without a template.
 */
export function answerTemplates(blocks: readonly Block[]): AnswerEntry[] {
  const [first] = blocks;
  if (!first) return [];
  const definition = definitionOf(first.type);
  return blocks.map((block) => definition.template(block)).filter((entry) => entry !== null);
}
