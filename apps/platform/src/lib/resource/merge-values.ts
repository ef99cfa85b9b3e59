import { hashKey } from '@tanstack/react-query';

/** What the entries of a list are told apart by and called, where they are no ids. What else they have is not edited in the form. */
export interface EntriesOf<Entry> {
  keyOf: (entry: Entry) => string;
  nameOf: (entry: Entry) => string;
}

/** The lists of a form whose entries are no ids, by their fields. */
export type ListsOf<Values> = {
  readonly [Field in keyof Values]?: Values[Field] extends readonly (infer Entry)[] ? EntriesOf<Entry> : never;
};

/** What comes of two people changing the same form. */
export interface MergedValues<Values> {
  values: Values;
  /** Whether the other person changed any field to something else than I did: a save of mine whose reply was lost is no change of theirs. */
  hasTheirs: boolean;
  /** The fields that both changed, to different values; they have mine. */
  conflicts: (keyof Values & string)[];
  /** These fields as they are with the other person's change. */
  theirs: Partial<Values>;
  /** What the other person has added to the lists of `ListsOf`, and what they have removed of them. */
  added: string[];
  removed: string[];
}

/**
 * Merges what I typed with what somebody else has saved meanwhile: a field has the value of whoever changed it. A list gets what both
 * have added, loses what either has removed, and has the order of whoever changed that.
 *
 * @param base the values that both began with
 */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  lists: ListsOf<Values> = {},
): MergedValues<Values> {
  const merged: MergedValues<Values> = {
    values: { ...theirs },
    hasTheirs: false,
    conflicts: [],
    theirs: {},
    added: [],
    removed: [],
  };
  for (const field of namesOf(theirs)) {
    const versions = [base[field], mine[field], theirs[field]] as const;
    const entries = lists[field];
    const { value, other, isConflict } = mergeField(versions, entries);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- one of the three, or a list of their entries
    const [taken, left] = [value, other] as [Values[typeof field], Values[typeof field]];
    merged.values[field] = taken;
    if (isConflict) {
      merged.conflicts.push(field);
      merged.theirs[field] = left;
    }
    merged.hasTheirs ||= !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]);
    if (entries) {
      merged.added.push(...namesBeside(versions[2], [versions[0], versions[1]], entries));
      merged.removed.push(...namesBeside(versions[0], [versions[2]], entries));
    }
  }
  return merged;
}

function namesOf<Values extends object>(values: Values) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the object's own names
  return Object.keys(values) as (keyof Values & string)[];
}

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** A field as it was, as I have it, and as it is stored. */
type Versions = readonly [base: unknown, mine: unknown, theirs: unknown];

/** What a field has, and in a conflict what it has instead if the other person's change goes before mine. */
interface MergedField {
  value: unknown;
  other?: unknown;
  isConflict?: boolean;
}

function mergeField(versions: Versions, entries: EntriesOf<unknown> | undefined): MergedField {
  const [base, mine, theirs] = versions;
  if (isSame(mine, base)) return { value: theirs };
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine };
  if (entries && versions.every((version) => Array.isArray(version))) return mergeLists(versions, entries.keyOf);
  if (versions.every(isIdList)) return mergeLists(versions, String);
  return { value: mine, other: theirs, isConflict: true };
}

function isIdList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Merges lists; if both have moved entries, to different places, the value has my order. */
function mergeLists(versions: readonly unknown[], keyOf: (entry: unknown) => string): MergedField {
  const [base, mine, theirs] = versions.map((list) => byKey(list, keyOf));
  if (!base || !mine || !theirs) return { value: undefined };
  const isInAll = (key: string) => base.has(key) && mine.has(key) && theirs.has(key);
  const orderOf = (list: Entries) => [...list.keys()].filter(isInAll);
  const [haveMoved, haveTheyMoved] = [mine, theirs].map((list) => !isSame(orderOf(list), orderOf(base)));
  const inOrderOf = (first: Entries, second: Entries) =>
    mergeKeys(base, first, second).map((key) => theirs.get(key) ?? mine.get(key));
  return {
    value: haveMoved ? inOrderOf(mine, theirs) : inOrderOf(theirs, mine),
    other: inOrderOf(theirs, mine),
    isConflict: haveMoved === true && haveTheyMoved === true && !isSame(orderOf(mine), orderOf(theirs)),
  };
}

type Entries = ReadonlyMap<string, unknown>;

const byKey = (list: unknown, keyOf: (entry: unknown) => string): Entries =>
  new Map((Array.isArray(list) ? list : []).map((entry: unknown) => [keyOf(entry), entry]));

/** The entries of the first list that the second has not removed, and among them, at their places, those that the second has added. */
function mergeKeys(base: Entries, first: Entries, second: Entries): string[] {
  const keys = [...first.keys()].filter((key) => second.has(key) || !base.has(key));
  const others = [...second.keys()];
  const last = others.findLastIndex((key) => first.has(key));
  let place = 0;
  for (const [index, key] of others.entries()) {
    if (first.has(key)) place = keys.indexOf(key) + 1;
    else if (!base.has(key)) {
      // What was added at the end stays there; else it is after what the first list has added at the same place.
      if (index > last) place = keys.length;
      while (place < keys.length && !second.has(keys[place] ?? '')) place += 1;
      keys.splice(place, 0, key);
      place += 1;
    }
  }
  return keys;
}

/** What the entries of a list are called that no other list has. */
function namesBeside(list: unknown, others: readonly unknown[], { keyOf, nameOf }: EntriesOf<unknown>): string[] {
  const known = others.map((other) => byKey(other, keyOf));
  return [...byKey(list, keyOf)]
    .filter(([key]) => !known.some((other) => other.has(key)))
    .map(([, one]) => nameOf(one));
}
