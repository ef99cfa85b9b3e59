/** What every answer entry says of a person's marking. */
export interface Reviewed {
  reviewed?: boolean | undefined;
  reviewedBy?: string | undefined;
}

/** Who gave or confirmed the mark of an entry; no field where nobody did, or where it is not known. */
export function reviewerOf(entry: Reviewed | undefined): { reviewedBy?: string } {
  const name = entry?.reviewed === true ? entry.reviewedBy : undefined;
  return name === undefined ? {} : { reviewedBy: name };
}

/**
 * The entry with the name of who gave or confirmed its mark: `by` where a mark or the review differs from `before`, the earlier
 * name where neither has changed. An entry whose name stays is returned as it is.
 */
export function signReview<Entry extends Reviewed>(
  before: Reviewed | undefined,
  after: Entry,
  by: string | undefined,
): Entry {
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
