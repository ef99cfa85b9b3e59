import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { Draft } from '../core/question.ts';
import type { QuestionType } from '../../types/question-types.ts';
import { definitionOf, type BlockOf } from '../core/registry.ts';
import type { ItemIn } from '../../primitives/type-manifest.ts';
import {
  assignFields,
  insertInto,
  moveWithin,
  removeFrom,
  typingOf,
  type DraftAction,
} from '../../primitives/draft/action.ts';

/** An entry of a block's `content`: an option, a text run, a gap. */
export type ItemOf<Type extends QuestionType> = ItemIn<BlockOf<Type>>;

/** An item of any type. */
export type ContentItem = { [Type in QuestionType]: ItemOf<Type> }[QuestionType];

type Changes<Item> = Item extends object ? Partial<Omit<Item, 'id' | 'type'>> : never;

/** Fields of an item that an author edits; `undefined` removes an optional one. */
export type ItemChanges = Changes<ContentItem>;

/**
 * Inserts an item into a block: an empty one of the block's type (an option, a gap), or the given one.
 * Changes nothing in a block whose type has no items.
 */
export function insertItem(blockIndex: number, options: { at?: number; item?: ContentItem } = {}): DraftAction {
  const id = freshId();
  return {
    name: 'insertItem',
    recipe: (draft) => {
      const block = draft.questions[blockIndex];
      const content = contentOf(draft, blockIndex);
      const item = options.item ?? (block && definitionOf(block.type).newItem(id));
      if (content && item) insertInto(content, structuredClone(item), options.at);
    },
  };
}

/** Removes an item of a block. */
export function removeItem(blockIndex: number, itemIndex: number): DraftAction {
  return { name: 'removeItem', recipe: (draft) => removeFrom(contentOf(draft, blockIndex) ?? [], itemIndex) };
}

/** Moves an item within its block, to a place counted without it. */
export function moveItem(blockIndex: number, from: number, to: number): DraftAction {
  return { name: 'moveItem', recipe: (draft) => moveWithin(contentOf(draft, blockIndex) ?? [], from, to) };
}

/** Edits fields of an item; see `updateBlock` for `typing`. */
export function updateItem(
  blockIndex: number,
  itemIndex: number,
  changes: ItemChanges,
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

/**
 * Writes the explanation of an item, by question index (the block) and sub-question index (the item in its `content`);
 * an empty one removes it (`spec.md` section 4). What has no right answer (a text run, a prompt to speak to) explains
 * nothing and is left alone.
 */
export function setWhy(questionIndex: number, subQuestionIndex: number, why: string): DraftAction {
  return {
    name: 'setWhy',
    recipe: (draft) => {
      const item = contentOf(draft, questionIndex)?.[subQuestionIndex];
      if (item && 'id' in item && !isSpoken(draft, questionIndex))
        assignFields(item, { why: why === '' ? undefined : why });
    },
  };
}

function contentOf(draft: Draft, blockIndex: number): ContentItem[] | undefined {
  const block = draft.questions[blockIndex];
  return block && 'content' in block ? block.content : undefined;
}

/** What is spoken to has no right answer to explain. */
function isSpoken(draft: Draft, blockIndex: number): boolean {
  return draft.questions[blockIndex]?.type.startsWith('Speaking') === true;
}
