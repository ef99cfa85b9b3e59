import { blockMark } from '../../primitives/marking/block-mark.ts';
import {
  ownShortEntry,
  shortItemMark,
  shortMarkProblem,
  takeShortMarks,
  withShortMark,
} from '../../primitives/entries/short-entry.ts';
import type { BlockMark, Decision, MarkProblem } from '../../primitives/type-manifest.ts';
import { choiceReader } from './rights.ts';
import type { MatchingBlock, MatchingEntry } from './schema.ts';

/** What each pair is worth, in points. */
const pairMaximum = 1;

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

/** The entry with the marks that stand, pair by pair. */
export function withMatchingMarks(entry: MatchingEntry, mark: BlockMark): MatchingEntry {
  return entry.map((given, index) => withShortMark(given, mark.items[index]));
}

/** The choices of a student, without marks. */
export function ownMatchingAnswer(entry: MatchingEntry): MatchingEntry {
  return entry.map(ownShortEntry);
}

/** The stored choices with the given marks; a left that was given nothing can be given a mark too. */
export function takeMatchingMarks(stored: MatchingEntry, given: MatchingEntry): MatchingEntry {
  return takeShortMarks(stored, given);
}

/** The first pair whose mark by a person is above its point. */
export function matchingMarkProblem(block: MatchingBlock, entry: MatchingEntry): MarkProblem | undefined {
  return block.content
    .map((_, index) => shortMarkProblem(entry[index], pairMaximum, [index]))
    .find((problem) => problem !== undefined);
}
