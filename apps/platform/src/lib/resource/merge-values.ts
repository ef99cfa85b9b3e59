import { hashKey } from '@tanstack/react-query';

/** What comes of two people changing the same form. */
export interface MergedValues<Values> {
  values: Values;
  /** Whether the other person changed any field. */
  hasTheirs: boolean;
  /** The fields that both changed, to different values; they have mine. */
  conflicts: (keyof Values & string)[];
}

/**
 * Merges what I typed with what somebody else has saved meanwhile: a field has the value of whoever changed it. A list of
 * ids whose order I have not changed gets what both have added, and loses what either has removed.
 *
 * @param base the values that both began with
 */
export function mergeValues<Values extends object>(base: Values, mine: Values, theirs: Values): MergedValues<Values> {
  const values = { ...theirs };
  const conflicts: MergedValues<Values>['conflicts'] = [];
  let hasTheirs = false;
  for (const field of namesOf(theirs)) {
    const isTheirs = !isSame(base[field], theirs[field]);
    hasTheirs ||= isTheirs;
    if (isSame(mine[field], base[field]) || isSame(mine[field], theirs[field])) continue;
    const list = isTheirs ? mergeLists(base[field], mine[field], theirs[field]) : undefined;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a list of ids, as the three are
    values[field] = list === undefined ? mine[field] : (list as Values[typeof field]);
    if (isTheirs && list === undefined) conflicts.push(field);
  }
  return { values, hasTheirs, conflicts };
}

function namesOf<Values extends object>(values: Values) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the object's own names
  return Object.keys(values) as (keyof Values & string)[];
}

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/**
 * Returns their list with what I have added and without what I have removed; undefined if these are no lists of ids, or if I have
 * changed the order.
 */
function mergeLists(base: unknown, mine: unknown, theirs: unknown): string[] | undefined {
  if (!isIdList(base) || !isIdList(mine) || !isIdList(theirs)) return undefined;
  const [before, now, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const left = base.filter((id) => now.has(id));
  if (
    !isSame(
      left,
      mine.filter((id) => before.has(id)),
    )
  )
    return undefined;
  const added = mine.filter((id) => !before.has(id) && !other.has(id));
  return [...theirs.filter((id) => now.has(id) || !before.has(id)), ...added];
}

function isIdList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
