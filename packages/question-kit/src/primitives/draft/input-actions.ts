import { freshId } from '../schema/fresh-id.ts';
import type { InputItem } from '../schema/input.ts';
import { assignFields, insertInto, moveWithin, removeFrom, typingOf, type DraftAction } from './action.ts';

type WithoutId<Item> = Item extends object ? Omit<Item, 'id'> : never;
type Changes<Item> = Item extends object ? Partial<Omit<Item, 'id' | 'kind'>> : never;

/** A stimulus that is not yet in a draft; it gets its id when it is inserted. */
export type NewInputItem = WithoutId<InputItem>;

/** Fields of a stimulus that an author edits; `undefined` removes an optional one. */
export type InputChanges = Changes<InputItem>;

/** Inserts a stimulus with a fresh id, at a position or at the end. */
export function insertInput(item: NewInputItem, at?: number): DraftAction {
  const whole = { ...item, id: freshId() };
  return { name: 'insertInput', recipe: (draft) => insertInto(draft.input, structuredClone(whole), at) };
}

/** Removes a stimulus. */
export function removeInput(index: number): DraftAction {
  return { name: 'removeInput', recipe: (draft) => removeFrom(draft.input, index) };
}

/** Moves a stimulus. `to` counts the positions without the stimulus. */
export function moveInput(from: number, to: number): DraftAction {
  return { name: 'moveInput', recipe: (draft) => moveWithin(draft.input, from, to) };
}

/** Edits fields of a stimulus; see `updateBlock` for `typing`. */
export function updateInput(index: number, changes: InputChanges, options: { typing?: boolean } = {}): DraftAction {
  return {
    name: 'updateInput',
    ...typingOf(`input.${index}`, changes, options.typing),
    recipe: (draft) => {
      const item = draft.input[index];
      if (item) assignFields(item, changes);
    },
  };
}
