/** What several items earned together, in points. */
interface Points {
  mark: number;
  maximum: number;
}

/** One attempt as statistics see it: a mark for each item, in the order of the items. */
export interface ScoredAttempt {
  marks: readonly number[];
  /** What the attempt earned outside of these items; absent where they are the whole of it. */
  elsewhere?: Points;
}

/** An item's worth, in points; more than 0. */
export interface ScoredItem {
  maximum: number;
}

/** Variances below are what binary fractions leave of equal values. */
const negligible = 1e-12;

/** Whether a variance is one at all. */
export function isSpread(variance: number): boolean {
  return variance > negligible;
}

/** The sum of an attempt's marks in the items, without the last digits that binary fractions leave: equal sums are equal. */
export function totalOf({ marks }: ScoredAttempt): number {
  const digits = 1e9;
  return Math.round(marks.reduce((sum, mark) => sum + mark, 0) * digits) / digits;
}

/** What all items are worth together. */
export function maximumOf(items: readonly ScoredItem[]): number {
  return items.reduce((sum, { maximum }) => sum + maximum, 0);
}

/** The part of its points that an attempt earned, items and elsewhere, from 0 to 1. */
export function shareOf(attempt: ScoredAttempt, maximum: number): number {
  const { elsewhere = { mark: 0, maximum: 0 } } = attempt;
  const all = maximum + elsewhere.maximum;
  return all > 0 ? (totalOf(attempt) + elsewhere.mark) / all : 0;
}

/** The part of the points of everything but one item that an attempt earned; null where there is nothing else. */
export function restShareOf(
  attempt: ScoredAttempt,
  mark: number,
  { maximum }: ScoredItem,
  ofAllItems: number,
): number | null {
  const { elsewhere = { mark: 0, maximum: 0 } } = attempt;
  const rest = ofAllItems - maximum + elsewhere.maximum;
  return isSpread(rest) ? (totalOf(attempt) - mark + elsewhere.mark) / rest : null;
}
