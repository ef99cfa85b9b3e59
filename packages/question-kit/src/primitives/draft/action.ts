import { produce } from 'immer';
import type { Draft } from '../../assembly/core/question.ts';

/** One change an author makes, made by the functions beside this file. The same action on the same draft gives the same. */
export interface DraftAction {
  /** For a history list: `insertBlock`, `setWhy` … */
  name: string;
  /** Changes with the same key that follow each other quickly are one step of the history. */
  typing?: string;
  /** Writes the change; immer gives it a copy to write on. */
  recipe: (draft: Draft) => void;
}

/** The draft after an action; the one before is left as it was. An action that does not apply changes nothing. */
export function applyAction(draft: Draft, action: DraftAction): Draft {
  return produce(draft, (copy) => {
    action.recipe(copy);
  });
}

/** The names and values of a change, without those that it leaves alone. */
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
