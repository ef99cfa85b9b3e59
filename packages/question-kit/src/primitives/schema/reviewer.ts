/** What every answer entry says of a person's marking. */
export interface Reviewed {
  reviewed?: boolean | undefined;
  reviewedBy?: string | undefined;
}

/** Who gave or confirmed the mark of an entry; no field at all where nobody did, or nobody told. */
export function reviewerOf(entry: Reviewed | undefined): { reviewedBy?: string } {
  const name = entry?.reviewed === true ? entry.reviewedBy : undefined;
  return name === undefined ? {} : { reviewedBy: name };
}
