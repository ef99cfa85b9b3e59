import type { DraftShape } from './draft-shape.ts';

/**
 * One change to a draft. The same action on the same draft gives the same result.
 *
 * `recipe` is a method so that an action on the assembled `Draft` can be passed where one on any `DraftShape` is expected.
 */
export interface DraftAction<SomeDraft extends DraftShape = DraftShape> {
  /** For a history list: `insertBlock`, `setWhy` … */
  name: string;
  /** Consecutive changes with the same key within a short time are one step of the history. */
  typing?: string;
  /** Changes the draft in place; immer passes a copy. */
  recipe(draft: SomeDraft): void;
}

/** Several actions as one step of the history, in their order. */
export function batchActions(name: string, actions: readonly DraftAction[]): DraftAction {
  return {
    name,
    recipe: (draft) => {
      for (const action of actions) action.recipe(draft);
    },
  };
}

/** Sets the given fields of an object; a field set to `undefined` is removed. */
export function assignFields(target: object, changes: object): void {
  for (const [field, value] of Object.entries(changes)) {
    if (value === undefined) Reflect.deleteProperty(target, field);
    else Reflect.set(target, field, value);
  }
}

/** The `typing` of an edit, as an optional field. */
export function typingOf(place: string, changes: object, typing: boolean | undefined): { typing?: string } {
  const isTyping = typing ?? Object.values(changes).every((value) => typeof value === 'string');
  return isTyping ? { typing: `${place}:${Object.keys(changes).toSorted().join()}` } : {};
}

/** Moves an element of a list in place; a place outside the list is brought to its end. */
export function moveWithin<Item>(list: Item[], from: number, to: number): void {
  if (!isPlace(list, from)) return;
  const target = Math.min(Math.max(Math.trunc(to), 0), list.length - 1);
  if (target === from) return;
  list.splice(target, 0, ...list.splice(from, 1));
}

/** Removes an element of a list in place, where there is one. */
export function removeFrom(list: unknown[], at: number): void {
  if (isPlace(list, at)) list.splice(at, 1);
}

/** Puts an element into a list, at a place or at the end. */
export function insertInto<Item>(list: Item[], item: Item, at: number | undefined): void {
  const place = at === undefined ? list.length : Math.min(Math.max(Math.trunc(at), 0), list.length);
  list.splice(place, 0, item);
}

function isPlace(list: readonly unknown[], at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < list.length;
}
