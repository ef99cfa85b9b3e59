import type { BlockMark, ItemMark } from '../../primitives/marking/marks.ts';
import { isItemPending, outcomeOf, type Outcome } from '../../primitives/review/outcome.ts';
import type { MatchingBlock, MatchingEntry, MatchingPair, MatchingStudentBlock } from './schema.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** The result of one pair. */
export interface PairResult {
  id: ItemId;
  left: string;
  /** The text chosen for the left; empty for none, undefined for a choice that is no longer offered. */
  given: string | undefined;
  item: ItemMark | undefined;
  outcome: Outcome | undefined;
  /** The pair with its right, where the solution may be shown. */
  key: MatchingPair | undefined;
}

/** The result of every pair, in the author's order. */
export function pairResults(
  block: Pick<MatchingStudentBlock, 'lefts' | 'rights'>,
  solution: MatchingBlock | undefined,
  entry: MatchingEntry | undefined,
  mark: BlockMark | undefined,
): PairResult[] {
  const texts = new Map(block.rights.map(({ id, text }) => [id, text]));
  return block.lefts.map(({ id, text }, index) => {
    const choice = entry?.[index]?.studentAnswer.trim() ?? '';
    const item = mark?.items[index];
    const waits = mark !== undefined && item !== undefined && choice !== '' && isItemPending(mark, item);
    return {
      id,
      left: text,
      given: choice === '' ? '' : texts.get(choice),
      item,
      outcome: item && outcomeOf(item, choice !== '', waits),
      key: solution?.content.find((pair) => pair.id === id),
    };
  });
}
