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
  /** The id of what it carries out; the history keeps it with the step. */
  carriesOut?: string;
  /** Changes the draft in place; immer passes a copy. */
  recipe(draft: SomeDraft): void;
}

/**
 * Thrown by `insertItem` and `setWhy` where the draft has no place for what they carry. The other actions change nothing where the
 * draft lacks the block, item or stimulus that they name.
 */
export class DraftActionError extends RangeError {
  override readonly name = 'DraftActionError';
}

/** Combines several actions, in their order, into one step of the history. */
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

/** Returns the `typing` field of an edit; empty if the edit is a step of its own. */
export function typingOf(target: string, changes: object, typing: boolean | undefined): { typing?: string } {
  const isTyping = typing ?? Object.values(changes).every((value) => typeof value === 'string');
  return isTyping ? { typing: `${target}:${Object.keys(changes).toSorted().join()}` } : {};
}

/** Moves an element of a list in place; a target outside the list is clamped to it. */
export function moveWithin<Item>(list: Item[], from: number, to: number): void {
  if (!isValidIndex(list, from)) return;
  const target = Math.min(Math.max(Math.trunc(to), 0), list.length - 1);
  if (target === from) return;
  list.splice(target, 0, ...list.splice(from, 1));
}

/** Removes an element of a list in place, if the index is valid. */
export function removeFrom(list: unknown[], index: number): void {
  if (isValidIndex(list, index)) list.splice(index, 1);
}

/** Inserts an element into a list in place, at an index or at the end. */
export function insertInto<Item>(list: Item[], item: Item, index: number | undefined): void {
  const insertIndex = index === undefined ? list.length : Math.min(Math.max(Math.trunc(index), 0), list.length);
  list.splice(insertIndex, 0, item);
}

function isValidIndex(list: readonly unknown[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < list.length;
}
