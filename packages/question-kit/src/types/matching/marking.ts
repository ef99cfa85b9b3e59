import { blockMark } from '../../primitives/marking/block-mark.ts';
import { shortItemMark } from '../../primitives/entries/short-entry.ts';
import type { BlockMark, Decision } from '../../primitives/marking/marks.ts';
import { choiceReader } from './rights.ts';
import type { MatchingBlock, MatchingEntry } from './schema.ts';

/** What each pair is worth, in points. */
export const pairMaximum = 1;

/** What the whole block is worth: a point per pair. */
export function matchingMaximum(block: MatchingBlock): number {
  return block.content.length * pairMaximum;
}

/**
 * Marks every pair by itself. What counts is the text of the right: two that read the same are interchangeable. A pair
 * without a right, and a choice that the block no longer offers, wait for a person.
 */
export function markMatching(block: MatchingBlock, entry: MatchingEntry | undefined): BlockMark {
  const read = choiceReader(block);
  const judged = block.content.map((pair, index) => {
    const given = entry?.[index];
    const choice = given?.studentAnswer.trim() ?? '';
    const decision = decide(pair.right, choice, read);
    const mark = decision === 'exact' ? pairMaximum : 0;
    const item = shortItemMark(given, { itemId: pair.id, decision, mark, maximum: pairMaximum });
    return { item, answered: choice !== '' };
  });
  return blockMark(block.autoCorrected, judged);
}

function decide(right: string, choice: string, read: ReturnType<typeof choiceReader>): Decision {
  if (right.trim() === '') return 'manual';
  if (choice === '') return 'none';
  const is = read(choice, right);
  if (is === 'unknown') return 'manual';
  return is === 'same' ? 'exact' : 'none';
}
