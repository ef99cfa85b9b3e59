import type { BlockMark, ItemMark } from '@rubrica/question-kit';

/** A mark that a person has put in the place of another; points. */
export interface Overruling {
  block: number;
  item: string | null;
  from: number;
  to: number;
}

/**
 * Where a person has given another mark than the one that stood: the machine's, or another person's. A first mark for what
 * only a person can judge overrules nothing.
 */
export function overrulings(before: readonly BlockMark[], after: readonly BlockMark[]): Overruling[] {
  return after.flatMap(({ items }, block) =>
    items.flatMap((item, index) => {
      const stood = before[block]?.items[index];
      if (!stood || !isOverruled(stood, item)) return [];
      return [{ block, item: item.itemId ?? null, from: stood.mark, to: item.mark }];
    }),
  );
}

function isOverruled(stood: ItemMark, now: ItemMark): boolean {
  const wasJudged = stood.reviewed || stood.decision !== 'manual';
  return wasJudged && stood.mark !== now.mark;
}
