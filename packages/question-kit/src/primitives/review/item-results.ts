import type { BlockMark, ItemMark } from '../marking/marks.ts';
import { itemWaits, outcomeOf, type Outcome } from './outcome.ts';

/** What became of one typed answer of a block. */
export interface ItemResult {
  /** Names it among its block's. */
  id: string;
  /** What was written, trimmed; empty for nothing. */
  given: string;
  item: ItemMark | undefined;
  outcome: Outcome | undefined;
  /** What it accepts and why, where that may be told. */
  key: { answers: readonly string[]; why?: string | undefined } | undefined;
}

/** What became of the answer at a place of its block. */
export function itemResult(
  id: string,
  answer: string | undefined,
  place: number,
  mark: BlockMark | undefined,
  key: ItemResult['key'],
): ItemResult {
  const given = answer?.trim() ?? '';
  const item = mark?.items[place];
  const waits = mark !== undefined && item !== undefined && given !== '' && itemWaits(mark, item);
  return { id, given, item, outcome: item && outcomeOf(item, given !== '', waits), key };
}
