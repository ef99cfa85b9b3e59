import type { BlockMark, ItemMark } from '../marking/marks.ts';
import { isItemPending, outcomeOf, type Outcome } from './outcome.ts';
import type { ItemId } from '../schema/ids.ts';

/** The result of one typed answer of a block. */
export interface ItemResult {
  /** The id of the item. */
  id: ItemId;
  /** The student's answer, trimmed; empty if there is none. */
  given: string;
  item: ItemMark | undefined;
  outcome: Outcome | undefined;
  /** The accepted answers and the explanation; undefined if they may not be shown. */
  key: { answers: readonly string[]; why?: string | undefined } | undefined;
}

/** Returns the result of the answer at an index of its block. */
export function itemResult(
  id: ItemId,
  answer: string | undefined,
  index: number,
  mark: BlockMark | undefined,
  key: ItemResult['key'],
): ItemResult {
  const given = answer?.trim() ?? '';
  const item = mark?.items[index];
  const isPending = mark !== undefined && item !== undefined && given !== '' && isItemPending(mark, item);
  return { id, given, item, outcome: item && outcomeOf(item, given !== '', isPending), key };
}
