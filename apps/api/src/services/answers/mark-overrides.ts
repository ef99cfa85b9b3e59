import type { BlockMark, ItemMark } from '@rubrica/question-kit';

/** A mark that a marker changed; marks are points. */
export interface MarkOverride {
  block: number;
  item: string | null;
  from: number;
  to: number;
}

/**
 * Returns the items whose mark was changed, whether it had been given automatically or by a marker. The first mark of an item
 * that is not marked automatically is no override.
 */
export function findMarkOverrides(before: readonly BlockMark[], after: readonly BlockMark[]): MarkOverride[] {
  return after.flatMap(({ items }, block) =>
    items.flatMap((item, index) => {
      const previous = before[block]?.items[index];
      if (!previous || !isOverride(previous, item)) return [];
      return [{ block, item: item.itemId ?? null, from: previous.mark, to: item.mark }];
    }),
  );
}

function isOverride(previous: ItemMark, current: ItemMark): boolean {
  const wasMarked = previous.reviewed || previous.decision !== 'manual';
  return wasMarked && previous.mark !== current.mark;
}
