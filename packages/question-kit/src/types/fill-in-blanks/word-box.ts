import { literalOf } from '../../primitives/comparison/wildcard.ts';
import { shuffled } from '../../primitives/text/shuffle.ts';
import type { FillInBlanksBlock } from './schema.ts';

/**
 * The words of the box: the first answer of each gap and the distractors, each as often as it may be used. Their order
 * tells neither the order of the gaps nor which words are distractors.
 */
export function wordBox(block: FillInBlanksBlock): string[] {
  if (!block.boxOptions) return [];
  const answers = block.content.flatMap((item) => (item.type === 'gap' ? item.answers.slice(0, 1).map(literalOf) : []));
  const words = [...answers, ...(block.distractors ?? [])].map((word) => word.trim()).filter((word) => word !== '');
  return shuffled(words, block.id ?? '');
}
