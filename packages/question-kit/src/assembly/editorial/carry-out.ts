import { assignFields, insertInto, moveWithin, removeFrom } from '../../primitives/draft/action.ts';
import type { ValuePath } from '../compare/difference.ts';
import { isSame } from '../compare/values.ts';
import type { Draft } from '../core/question.ts';
import { asJson, placeOf, valueAt } from './anchor.ts';
import type { SuggestedChange } from './schema.ts';

/** Why a change cannot be carried out. */
export type Refusal =
  /** The field, the item or the part of the list has another value by now; the change would overwrite it. */
  | { outcome: 'changed-since'; path: ValuePath; now: SuggestedChange['before'] }
  /** The option, gap, block or stimulus was removed. */
  | { outcome: 'removed-since' };

const removedSince: Refusal = { outcome: 'removed-since' };

/** Carries a suggested change out on a draft, in place; null, or why it cannot be, and then the draft stays as it is. */
export function carryOut(draft: Draft, change: SuggestedChange): Refusal | null {
  const path = placeOf(draft, change);
  if (path === null) return removedSince;
  switch (change.kind ?? 'set') {
    case 'insert':
      return insert(draft, path, change);
    case 'remove':
      return remove(draft, path, change);
    case 'move':
      return move(draft, path, change);
    case 'replace':
      return replace(draft, path, change);
    case 'set':
      return set(draft, path, change);
  }
}

function set(draft: Draft, path: ValuePath, { before, after }: SuggestedChange): Refusal | null {
  const now = asJson(valueAt(draft, path));
  if (isSame(now, after)) return null;
  const owner = valueAt(draft, path.slice(0, -1));
  const field = path.at(-1);
  if (!isSame(now, before) || field === undefined || typeof owner !== 'object' || owner === null)
    return { outcome: 'changed-since', path, now };
  assignFields(owner, { [field]: structuredClone(after) ?? undefined });
  return null;
}

function insert(draft: Draft, path: ValuePath, { after, behind = [] }: SuggestedChange): Refusal | null {
  const list = listAt(draft, path);
  if (!list) return removedSince;
  const place = idsOf(list).indexOf(idOf(after));
  if (place >= 0) return { outcome: 'changed-since', path: [...path, place], now: asJson(list[place]) };
  insertInto(list, structuredClone(after), placeBehind(list, behind));
  // As when an author inserts an item: a block never has fewer fields to answer than items.
  const owner = valueAt(draft, path.slice(0, -1));
  if (typeof owner === 'object' && owner !== null && 'answersCount' in owner)
    assignFields(owner, { answersCount: Math.max(Number(owner.answersCount), list.length) });
  return null;
}

function remove(draft: Draft, path: ValuePath, { before }: SuggestedChange): Refusal | null {
  const list = listAt(draft, path.slice(0, -1));
  const now = asJson(valueAt(draft, path));
  if (!list || !isSame(now, before)) return { outcome: 'changed-since', path, now };
  removeFrom(list, Number(path.at(-1)));
  return null;
}

function move(draft: Draft, path: ValuePath, { behind = [] }: SuggestedChange): Refusal | null {
  const list = listAt(draft, path.slice(0, -1));
  const from = Number(path.at(-1));
  if (!list) return removedSince;
  moveWithin(list, from, placeBehind(list.toSpliced(from, 1), behind));
  return null;
}

function replace(draft: Draft, path: ValuePath, { before, after, from = 0 }: SuggestedChange): Refusal | null {
  const list = listAt(draft, path);
  if (!list || !Array.isArray(before) || !Array.isArray(after)) return removedSince;
  const now = asJson(list);
  const places = before.length === 0 ? (list.length === 0 ? [0] : []) : placesOf(before, list);
  const [place] = places.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  if (place === undefined) return { outcome: 'changed-since', path, now };
  list.splice(place, before.length, ...structuredClone(after));
  return null;
}

/** The positions at which a list has these items after each other. */
function placesOf(items: readonly unknown[], list: readonly unknown[]): number[] {
  return list.flatMap((_, place) =>
    items.every((item, index) => isSame(asJson(list[place + index]), item)) ? [place] : [],
  );
}

/** The position behind the first of these items that the list has; its beginning where it has none of them. */
function placeBehind(list: readonly unknown[], behind: readonly string[]): number {
  const ids = idsOf(list);
  const neighbour = behind.find((id) => ids.includes(id));
  return neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1;
}

function idsOf(list: readonly unknown[]): unknown[] {
  return list.map(idOf);
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}

function listAt(draft: Draft, path: ValuePath): unknown[] | null {
  const list = valueAt(draft, path);
  return isList(list) ? list : null;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
