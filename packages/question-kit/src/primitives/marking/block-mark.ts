import type { BlockMark, ItemMark } from './marks.ts';

/** An item's mark, and whether the student has given anything for it. */
export interface JudgedItem {
  item: ItemMark;
  answered: boolean;
}

/**
 * Adds the items of a machine-marked block up and says whether it waits for a person. This is what `autoCorrected` means:
 *
 * - `true`: the machine's marks stand without a person; one may still overrule them.
 * - `false`: they are a proposal, and the block is pending until every answered item is `reviewed`.
 * - Either way an item without a key (decision `manual`) waits for a person, and an unanswered one waits for nobody: it earns 0.
 */
export function blockMark(autoCorrected: boolean, judged: readonly JudgedItem[]): BlockMark {
  const items = judged.map(({ item }) => item);
  const pending = judged.some(
    ({ item, answered }) => answered && !item.reviewed && (!autoCorrected || item.decision === 'manual'),
  );
  return { mark: sum(items, 'mark'), maximum: sum(items, 'maximum'), pending, items };
}

function sum(items: readonly ItemMark[], field: 'mark' | 'maximum'): number {
  return items.reduce((total, item) => total + item[field], 0);
}
