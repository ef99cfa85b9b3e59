import { shortEntrySchema, type ShortEntry } from '../schema/answer-parts.ts';
import { reviewerOf, signReview } from '../schema/reviewer.ts';
import type { Decision, ItemMark, MarkProblem } from '../marking/marks.ts';
import { limitMark } from '../marking/block-mark.ts';
import type { EntryRules } from './entry-rules.ts';
import type { ItemId } from '../schema/ids.ts';

/** Returns an unanswered short entry, as in the templates. */
export function emptyShortEntry(): ShortEntry {
  return { studentAnswer: '', studentMark: 0 };
}

/** Returns what a student may save of a short entry: no mark, no review. */
export function ownShortEntry(entry: ShortEntry): ShortEntry {
  return { studentAnswer: entry.studentAnswer, studentMark: 0 };
}

/** Returns the stored answer with the mark and review of `marked`; a reviewer's name is kept only with a review. */
export function takeShortMark(stored: ShortEntry, marked: ShortEntry | undefined): ShortEntry {
  if (!marked) return stored;
  const { studentMark, reviewed } = marked;
  const { studentAnswer } = stored;
  return { studentAnswer, studentMark, ...(reviewed === undefined ? {} : { reviewed }), ...reviewerOf(marked) };
}

/**
 * Returns a list of stored answers with the marks of `marked`. Unanswered items can be marked too: the list is extended up to
 * the last entry that a person has reviewed.
 */
export function takeShortMarks(stored: readonly ShortEntry[], marked: readonly ShortEntry[]): ShortEntry[] {
  const length = Math.max(stored.length, marked.findLastIndex(({ reviewed }) => reviewed === true) + 1);
  return Array.from({ length }, (_, index) => takeShortMark(stored[index] ?? emptyShortEntry(), marked[index]));
}

/** Returns the entry with the final mark. */
export function withShortMark(entry: ShortEntry, item: ItemMark | undefined): ShortEntry {
  return item ? { ...entry, studentMark: item.mark } : entry;
}

/** Returns the mark of a short entry: a person's mark, limited to the maximum, otherwise the automatic one. */
export function shortItemMark(
  entry: ShortEntry | undefined,
  machine: { itemId?: ItemId; decision: Decision; mark: number; maximum: number },
): ItemMark {
  const reviewed = entry?.reviewed === true;
  const mark = reviewed ? limitMark(entry.studentMark, machine.maximum) : machine.mark;
  return { ...machine, mark, reviewed, ...reviewerOf(entry) };
}

/** Returns a problem if a person's mark is above the maximum. `path` leads from the block's entry to this short entry. */
export function shortMarkProblem(
  entry: ShortEntry | undefined,
  maximum: number,
  path: readonly (string | number)[] = [],
): MarkProblem | undefined {
  if (entry?.reviewed !== true) return undefined;
  return markProblemAbove([...path, 'studentMark'], entry.studentMark, maximum);
}

/** Returns a problem if a mark is above its maximum. */
export function markProblemAbove(path: (string | number)[], mark: number, maximum: number): MarkProblem | undefined {
  if (mark <= maximum) return undefined;
  return { code: 'mark-above-maximum', path, message: `A mark of ${mark} is above the maximum of ${maximum}.` };
}

/** Rules for entries that are one short answer, worth `maximum` points. */
export function shortEntry<Block>(maximum: (block: Block) => number): EntryRules<Block, ShortEntry> {
  return {
    schema: shortEntrySchema,
    ownAnswer: ownShortEntry,
    takeMarks: takeShortMark,
    withMarks: (entry, mark) => withShortMark(entry, mark.items[0]),
    sign: signReview,
    markProblem: (block, entry) => shortMarkProblem(entry, maximum(block)),
  };
}
