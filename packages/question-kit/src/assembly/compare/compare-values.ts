import type { Difference, ValuePath } from './difference.ts';
import { matchItems } from './match-items.ts';
import { fieldNames, isFields, isItemList, isSame, type Fields } from './values.ts';

/** Where two values stand that are compared. */
interface Place {
  path: ValuePath;
  pathBefore: ValuePath;
  itemId: string | null;
}

/**
 * The differences between two versions of a JSON value, by field. Items of lists are recognised by their ids, so that one that was
 * moved is not one removed and one added. Equal values have none; for different ones, every field that differs is named, or the
 * item that it came or went with.
 *
 * @param ignored fields of objects that are not compared, at any depth
 */
export function compareValues(before: unknown, after: unknown, ignored: ReadonlySet<string> = new Set()): Difference[] {
  return compareAt(before, after, { path: [], pathBefore: [], itemId: null }, ignored);
}

function compareAt(before: unknown, after: unknown, place: Place, ignored: ReadonlySet<string>): Difference[] {
  if (isItemList(before) && isItemList(after)) return compareLists(before, after, place, ignored);
  if (isFields(before) && isFields(after)) {
    return fieldNames(before, after)
      .filter((name) => !ignored.has(name))
      .flatMap((name) => compareAt(before[name], after[name], within(place, name, name), ignored));
  }
  if (isSame(before, after)) return [];
  if (before === undefined) return [{ kind: 'added', ...place, pathBefore: null, after }];
  if (after === undefined) return [{ kind: 'removed', ...place, path: place.pathBefore, before }];
  return [{ kind: 'changed', ...place, before, after }];
}

function compareLists(
  before: readonly Fields[],
  after: readonly Fields[],
  place: Place,
  ignored: ReadonlySet<string>,
): Difference[] {
  const { kept, added, removed } = matchItems(before, after);
  const keptByIndex = new Map(kept.map((item) => [item.index, item]));
  const isAdded = new Set(added);
  return [
    ...after.flatMap((item, index): Difference[] => {
      const found = keptByIndex.get(index);
      const at = within(place, index, found?.indexBefore ?? index, item);
      if (isAdded.has(index) || !found) return [{ kind: 'added', ...at, pathBefore: null, after: item }];
      const former = before[found.indexBefore];
      return [...(found.isMoved ? [{ kind: 'moved' as const, ...at }] : []), ...compareAt(former, item, at, ignored)];
    }),
    ...removed.map((index): Difference => {
      const at = within(place, index, index, before[index]);
      return { kind: 'removed', ...at, path: at.pathBefore, before: before[index] };
    }),
  ];
}

function within(
  { path, pathBefore, itemId }: Place,
  now: string | number,
  then: string | number,
  item?: Fields,
): Place {
  const id = item?.['id'];
  return {
    path: [...path, now],
    pathBefore: [...pathBefore, then],
    itemId: typeof id === 'string' ? id : itemId,
  };
}
