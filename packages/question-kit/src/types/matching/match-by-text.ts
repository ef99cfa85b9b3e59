import { rightsOf } from './rights.ts';
import type { MatchingBlock, MatchingEntry } from './schema.ts';

/**
 * The answer that gives the lefts of a block, in their order, the rights with these texts; '' and a text that the block
 * does not offer give nothing. For seeds, imports and tests, which have the answer as texts.
 */
export function matchByText(block: MatchingBlock, texts: readonly string[]): MatchingEntry {
  const { rights, reusable } = rightsOf(block);
  const free = [...rights];
  return texts.map((text) => {
    const at = free.findIndex((right) => right.text === text.trim());
    const studentAnswer = free[at]?.id ?? '';
    if (at !== -1 && !reusable) free.splice(at, 1);
    return { studentAnswer, studentMark: 0 };
  });
}
