import {
  assignFields,
  DraftActionError,
  insertInto,
  moveWithin,
  removeFrom,
  typingOf,
  type DraftAction,
} from './action.ts';
import type { DraftShape } from './draft-shape.ts';

/** Fields of an item that an author edits; `undefined` removes an optional one. */
export type ChangesOfItem<Item> = Item extends object
  ? { [Field in Exclude<keyof Item, 'id' | 'type'>]?: Item[Field] | undefined }
  : never;

/**
 * Inserts an item into a block, at a position or at the end. A block never has fewer fields to answer (`answersCount`) than items.
 *
 * @throws {DraftActionError} when it is done on a draft without that block, or its type has no items
 */
export function insertItemOf<Item extends object>(blockIndex: number, item: Item, at?: number): DraftAction {
  return {
    name: 'insertItem',
    recipe: (draft) => {
      const block = draft.questions[blockIndex];
      if (!block?.content) throw new DraftActionError(`Question ${blockIndex} has no items.`);
      insertInto(block.content, structuredClone<object>(item), at);
      if (block.answersCount !== undefined) block.answersCount = Math.max(block.answersCount, block.content.length);
    },
  };
}

/** Removes an item of a block. */
export function removeItem(blockIndex: number, itemIndex: number): DraftAction {
  return { name: 'removeItem', recipe: (draft) => removeFrom(contentOf(draft, blockIndex) ?? [], itemIndex) };
}

/** Moves an item within its block. `to` counts the positions without the item. */
export function moveItem(blockIndex: number, from: number, to: number): DraftAction {
  return { name: 'moveItem', recipe: (draft) => moveWithin(contentOf(draft, blockIndex) ?? [], from, to) };
}

/** Edits fields of an item; see `updateBlockOf` for `typing`. A caller names its item's type. */
export function updateItemOf<Item extends object = never>(
  blockIndex: number,
  itemIndex: number,
  changes: ChangesOfItem<Item>,
  options: { typing?: boolean } = {},
): DraftAction {
  return {
    name: 'updateItem',
    ...typingOf(`item.${blockIndex}.${itemIndex}`, changes, options.typing),
    recipe: (draft) => {
      const item = contentOf(draft, blockIndex)?.[itemIndex];
      if (item) assignFields(item, changes);
    },
  };
}

/** The items of a block; undefined where there is no such block, or its type has no items. */
export function contentOf(draft: DraftShape, blockIndex: number): object[] | undefined {
  return draft.questions[blockIndex]?.content;
}
