import { shortEntrySchema, type ShortEntry } from '../schema/answer-parts.ts';
import { reviewerOf } from '../schema/reviewer.ts';
import type { Decision, ItemMark, MarkProblem } from '../marking/marks.ts';
import type { EntryRules } from './entry-rules.ts';

/** An unanswered short entry, as the templates hold it. */
export function emptyShortEntry(): ShortEntry {
  return { studentAnswer: '', studentMark: 0 };
}

/** A short entry as its student may write it: no mark, no review. */
export function ownShortEntry(entry: ShortEntry): ShortEntry {
  return { studentAnswer: entry.studentAnswer, studentMark: 0 };
}

/** The stored answer with the given mark and review; a name stands only beside a review. */
export function takeShortMark(stored: ShortEntry, given: ShortEntry | undefined): ShortEntry {
  if (!given) return stored;
  const entry: ShortEntry = { studentAnswer: stored.studentAnswer, studentMark: given.studentMark };
  if (given.reviewed !== undefined) entry.reviewed = given.reviewed;
  if (given.reviewed === true && given.reviewedBy !== undefined) entry.reviewedBy = given.reviewedBy;
  return entry;
}

/**
 * A list of stored answers with the given marks. What was left alone can be given a mark too: the list grows as far as the
 * last mark of a person, and never by entries that say nothing.
 */
export function takeShortMarks(stored: readonly ShortEntry[], given: readonly ShortEntry[]): ShortEntry[] {
  const length = Math.max(stored.length, given.findLastIndex(({ reviewed }) => reviewed === true) + 1);
  return Array.from({ length }, (_, index) => takeShortMark(stored[index] ?? emptyShortEntry(), given[index]));
}

/** The entry with the mark that stands. */
export function withShortMark(entry: ShortEntry, item: ItemMark | undefined): ShortEntry {
  return item ? { ...entry, studentMark: item.mark } : entry;
}

/** What a short entry earned: a person's mark, kept within the maximum, before the machine's. */
export function shortItemMark(
  entry: ShortEntry | undefined,
  machine: { itemId?: string; decision: Decision; mark: number; maximum: number },
): ItemMark {
  const reviewed = entry?.reviewed === true;
  const mark = reviewed ? Math.min(Math.max(entry.studentMark, 0), machine.maximum) : machine.mark;
  return { ...machine, mark, reviewed, ...reviewerOf(entry) };
}

/** Whether a person gave more than there is. `path` leads from the block's entry to this short entry. */
export function shortMarkProblem(
  entry: ShortEntry | undefined,
  maximum: number,
  path: readonly (string | number)[] = [],
): MarkProblem | undefined {
  if (entry?.reviewed !== true) return undefined;
  return markProblemAbove([...path, 'studentMark'], entry.studentMark, maximum);
}

/** A mark above its maximum, as a problem. */
export function markProblemAbove(path: (string | number)[], mark: number, maximum: number): MarkProblem | undefined {
  if (mark <= maximum) return undefined;
  return { code: 'mark-above-maximum', path, message: `A mark of ${mark} is above the maximum of ${maximum}.` };
}

/** Entries that are one short answer, worth `maximum` points. */
export function shortEntry<Block>(maximum: (block: Block) => number): EntryRules<Block, ShortEntry> {
  return {
    schema: shortEntrySchema,
    ownAnswer: ownShortEntry,
    takeMarks: takeShortMark,
    withMarks: (entry, mark) => withShortMark(entry, mark.items[0]),
    markProblem: (block, entry) => shortMarkProblem(entry, maximum(block)),
  };
}
