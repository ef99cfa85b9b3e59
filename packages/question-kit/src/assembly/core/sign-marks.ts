import type { AnswerEntry } from './registry.ts';
import type { Reviewed } from '../../primitives/schema/reviewer.ts';

/**
 * Writes into each entry who gave or confirmed its mark: `by` where a mark or review differs from what stood before, and
 * the earlier name where nothing has changed. Names in `after` count for nothing, so a server that signs with its own
 * caller's name needs to trust no client. Without `by`, a new mark stands without a name.
 *
 * @param before the entries with the marks that stood
 * @param after the same entries with the marks that stand now
 */
export function signMarks(
  before: readonly AnswerEntry[],
  after: readonly AnswerEntry[],
  by: string | undefined,
): AnswerEntry[] {
  return after.map((entry, index) => signEntry(before[index], entry, by));
}

/** `signMarks` for the entry of one block. An entry in which no name changes is given back as it is. */
export function signEntry(before: AnswerEntry | undefined, after: AnswerEntry, by: string | undefined): AnswerEntry {
  if (!Array.isArray(after)) return sign(Array.isArray(before) ? undefined : before, after, by);
  const stood = Array.isArray(before) ? before : [];
  const signed = after.map((entry, index) => sign(stood[index], entry, by));
  return signed.some((entry, index) => entry !== after[index]) ? signed : after;
}

function sign<Entry extends Reviewed>(before: Reviewed | undefined, after: Entry, by: string | undefined): Entry {
  const name = after.reviewed !== true ? undefined : sameMarks(before, after) ? before?.reviewedBy : by;
  if (name === after.reviewedBy) return after;
  const signed = { ...after };
  const review: Reviewed = signed;
  if (name === undefined) delete review.reviewedBy;
  else review.reviewedBy = name;
  return signed;
}

/** Whether both were reviewed and every mark in them is the same. */
function sameMarks(before: Reviewed | undefined, after: Reviewed): boolean {
  if (before?.reviewed !== true) return false;
  const marks = new Map(Object.entries(before).filter(isMark));
  return Object.entries(after)
    .filter(isMark)
    .every(([field, mark]) => marks.get(field) === mark);
}

function isMark([field]: [string, unknown]): boolean {
  return field.endsWith('Mark');
}
