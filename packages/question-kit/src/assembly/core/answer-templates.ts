import { manifestOf, type AnswerEntry, type Block } from './registry.ts';

/**
 * The empty answers to a list of blocks: an entry per block, of the first block's type (`spec.md` section 3, "Empty
 * answer templates"), whatever the types of the other blocks. Empty for no blocks and for a type without a template.
 */
export function answerTemplates(blocks: readonly Block[]): AnswerEntry[] {
  const [first] = blocks;
  if (!first) return [];
  const manifest = manifestOf(first.type);
  if (manifest.template(first) === null) return [];
  return blocks.map((block) => manifest.template(block) ?? []);
}
