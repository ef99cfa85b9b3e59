import type { ValuePath } from '../compare/difference.ts';
import { matchItems } from '../compare/match-items.ts';
import { fieldNames, isFields, isItemList, isSame, type Fields } from '../compare/values.ts';
import type { Draft } from '../core/question.ts';
import { anchorOf, asJson, placeOf, valueAt } from './anchor.ts';
import type { SuggestedChange } from './schema.ts';

/** An item that is inserted or moved names this many of those that stand before it. */
const mostNeighbours = 20;

/**
 * The changes that lead from a draft to a later version of it, each as small as can be: a field, an item that comes, goes or moves.
 * Carried out in their order they give the later version. Those that make no sense without each other are one group.
 */
export function changesBetween(before: Draft, after: Draft): SuggestedChange[][] {
  const found = collect(before, after, { draft: before, path: [] });
  // An item that goes to another block leaves the first one before it is in both.
  const [removals, others] = [
    found.filter(({ kind }) => kind === 'remove'),
    found.filter(({ kind }) => kind !== 'remove'),
  ];
  const changes = withoutImplied([...removals, ...others], before, after);
  const groups = Map.groupBy(changes, (change) => groupOf(change, changes));
  return [...groups.values()].map((group) => group.toSorted((a, b) => rankOf(a) - rankOf(b)));
}

interface Place {
  draft: Draft;
  /** From the draft before. */
  path: ValuePath;
}

const inside = ({ draft, path }: Place, name: string | number): Place => ({ draft, path: [...path, name] });

function collect(before: unknown, after: unknown, place: Place): SuggestedChange[] {
  if (isSame(before, after)) return [];
  if (isItemList(before) && isItemList(after)) return collectItems(before, after, place);
  if (isFields(before) && isFields(after) && (place.path.length === 0 || isSameKind(before, after)))
    return fieldNames(before, after).flatMap((name) => collect(before[name], after[name], inside(place, name)));
  return [{ ...anchorOf(place.draft, place.path), before: asJson(before), after: asJson(after) }];
}

function collectItems(before: readonly Fields[], after: readonly Fields[], place: Place): SuggestedChange[] {
  const [old, current] = [idsOf(before), idsOf(after)];
  if (old && current) return [...comings(before, after, { old, current }, place), ...kept(before, after, old, place)];
  const hasSameShape =
    before.length === after.length &&
    before.every((item, index) => item['id'] === after[index]?.['id'] && isSameKind(item, after[index] ?? {}));
  if (!hasSameShape) return [replacement(before, after, place)];
  return before.flatMap((item, index) => collect(item, after[index], inside(place, index)));
}

const asItems = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** What goes, comes and moves in a list whose items have ids, in the order of the later version. */
function comings(
  before: readonly Fields[],
  after: readonly Fields[],
  ids: { old: readonly string[]; current: readonly string[] },
  place: Place,
): SuggestedChange[] {
  const [was, is] = [new Set(ids.old), new Set(ids.current)];
  const stayed = ids.current.filter((id) => was.has(id));
  const moved = new Set(
    matchItems(asItems(ids.old.filter((id) => is.has(id))), asItems(stayed)).kept.flatMap(({ index, isMoved }) =>
      isMoved ? [stayed[index]] : [],
    ),
  );
  const itemAt = (index: number) => anchorOf(place.draft, [...place.path, index]);
  return [
    ...ids.old.flatMap((id, index): SuggestedChange[] =>
      is.has(id) ? [] : [{ kind: 'remove', ...itemAt(index), before: asJson(before[index]), after: null }],
    ),
    ...ids.current.flatMap((id, index): SuggestedChange[] => {
      const behind = ids.current.slice(Math.max(0, index - mostNeighbours), index).toReversed();
      const values = { before: null, after: null, behind };
      if (moved.has(id)) return [{ kind: 'move', ...itemAt(ids.old.indexOf(id)), ...values }];
      if (was.has(id)) return [];
      return [{ kind: 'insert', ...anchorOf(place.draft, place.path), ...values, after: asJson(after[index]) }];
    }),
  ];
}

function kept(before: readonly Fields[], after: readonly Fields[], old: readonly string[], place: Place) {
  const later = new Map(after.map((item) => [item['id'], item]));
  return old.flatMap((id, index) => {
    const item = later.get(id);
    return item ? collect(before[index], item, inside(place, index)) : [];
  });
}

/**
 * The part of a list that differs, of which some items have no ids: a run of text that a gap divides. An item before it, or behind it,
 * belongs to it, so that its place can be found again.
 */
function replacement(before: readonly Fields[], after: readonly Fields[], place: Place): SuggestedChange {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  if (start > 0) start -= 1;
  else if (end > 0) end -= 1;
  return {
    kind: 'replace',
    ...anchorOf(place.draft, place.path),
    before: asJson(before.slice(start, before.length - end)),
    after: asJson(after.slice(start, after.length - end)),
    from: start,
  };
}

/** The ids of a list; null where an item has none, or two have the same. */
function idsOf(items: readonly Fields[]): string[] | null {
  const ids = items.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return new Set(ids).size === items.length ? ids : null;
}

/** Whether two blocks, items or stimuli have the same fields; otherwise one takes the place of the other as a whole. */
function isSameKind(before: Fields, after: Fields): boolean {
  return before['type'] === after['type'] && before['kind'] === after['kind'];
}

/** An item brings its field to answer with it, so a number of fields that follows from the items is no change of its own. */
function withoutImplied(changes: readonly SuggestedChange[], before: Draft, after: Draft): SuggestedChange[] {
  return changes.flatMap((change) => {
    const inserts = changes.some(({ kind, path }) => kind === 'insert' && isSame(path, contentBeside(change)));
    if (change.path.at(-1) !== 'answersCount' || !inserts) return [change];
    const place = placeOf(after, anchorOf(before, contentBeside(change)));
    const items = place && valueAt(after, place);
    const count = Math.max(Number(change.before), Array.isArray(items) ? items.length : 0);
    return count === change.after ? [] : [{ ...change, before: count }];
  });
}

/** The items of the block of which a field is changed. */
function contentBeside({ path }: SuggestedChange): ValuePath {
  return [...path.slice(0, -1), 'content'];
}

/** What changes that make no sense without each other have in common; the change itself where it stands alone. */
function groupOf(change: SuggestedChange, changes: readonly SuggestedChange[]): unknown {
  const { kind, path } = change;
  // The key of a block; its items, where the number of its fields is not theirs; the type of the exercise with all of its blocks.
  if (path.at(-1) === 'correct') return `key ${path.slice(0, 2).join('.')}`;
  const [list, index] = path;
  const isItemsOrCount = (kind !== undefined && path[2] === 'content') || path[2] === 'answersCount';
  const hasCount = changes.some((other) => isSame(other.path, [list, index, 'answersCount']));
  if (isItemsOrCount && hasCount) return `items ${path.slice(0, 2).join('.')}`;
  const isOfType = list === 'type' || list === 'subQuestionType' || isWholeBlock(change);
  return isOfType && changes.some(isWholeBlock) ? 'type' : change;
}

function isWholeBlock({ kind, path: [list, ...rest] }: SuggestedChange): boolean {
  return list === 'questions' && (kind === undefined ? rest.length === 1 : kind === 'replace' && rest.length === 0);
}

/** The order within a group: first what becomes right, which the suggestion is about; last what follows from the others. */
function rankOf({ after, path }: SuggestedChange): number {
  if (after === true) return 0;
  return path.at(-1) === 'answersCount' ? 2 : 1;
}
