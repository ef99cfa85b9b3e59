import { reviewerOf, type Reviewed } from '../schema/reviewer.ts';
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
  return { mark: sumMarks(items, 'mark'), maximum: sumMarks(items, 'maximum'), pending, items };
}

/** The mark of a component that only a person can assess, limited to its maximum; 0 until the entry is reviewed. */
export function manualMark(entry: Reviewed | undefined, given: number, maximum: number): ItemMark {
  const reviewed = entry?.reviewed === true;
  return {
    decision: 'manual',
    mark: reviewed ? limitMark(given, maximum) : 0,
    maximum,
    reviewed,
    ...reviewerOf(entry),
  };
}

/** A mark limited to the range from 0 to the maximum. */
export function limitMark(mark: number, maximum: number): number {
  return Math.min(Math.max(mark, 0), maximum);
}

/**
 * The sum of the marks or of the maxima of items or blocks, in points, without the last digits that binary fractions leave:
 * three thirds are one.
 */
export function sumMarks(parts: readonly { mark: number; maximum: number }[], field: 'mark' | 'maximum'): number {
  const total = parts.reduce((before, part) => before + part[field], 0);
  const nearest = Math.round(total * 100) / 100;
  return Math.abs(total - nearest) < 1e-9 ? nearest : total;
}
