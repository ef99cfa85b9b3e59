import { assignFields, DraftActionError } from '../../primitives/draft/action.ts';
import { contentOf, insertItemOf, updateItemOf } from '../../primitives/draft/item-actions.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { ItemIn } from '../../primitives/type-manifest.ts';
import type { QuestionType } from '../../types/question-types.ts';
import type { Draft } from '../core/question.ts';
import { manifestOf, type BlockOf } from '../core/registry.ts';
import type { DraftAction } from './draft-action.ts';

/** An entry of a block's `content`: an option, a text run, a gap. */
export type ItemOf<Type extends QuestionType> = ItemIn<BlockOf<Type>>;

/** An item of any type. */
export type ContentItem = { [Type in QuestionType]: ItemOf<Type> }[QuestionType];

type Changes<Item> = Item extends object ? Partial<Omit<Item, 'id' | 'type'>> : never;

/** Fields of an item that an author edits; `undefined` removes an optional one. */
export type ItemChanges = Changes<ContentItem>;

/**
 * Inserts an item into a block: an empty one of the block's type (an option, a gap), or the given one.
 *
 * @throws {DraftActionError} when it is done on a draft without that block, or its type has no items
 */
export function insertItem(blockIndex: number, options: { at?: number; item?: ContentItem } = {}): DraftAction {
  const id = freshId();
  return {
    name: 'insertItem',
    recipe: (draft) => {
      const block = draft.questions[blockIndex];
      const item = options.item ?? (block && manifestOf(block.type).newItem(id));
      if (!item) throw new DraftActionError(`Question ${blockIndex} has no items.`);
      insertItemOf(blockIndex, item, options.at).recipe(draft);
    },
  };
}

/** Edits fields of an item; see `updateBlock` for `typing`. */
export const updateItem: (
  blockIndex: number,
  itemIndex: number,
  changes: ItemChanges,
  options?: { typing?: boolean },
) => DraftAction = updateItemOf<ContentItem>;

/**
 * Writes the explanation of an item, by question index (the block) and sub-question index (the item in its `content`);
 * an empty one removes it (`spec.md` section 4). An item without a right answer (a text run, a prompt to speak to) has
 * nothing to explain.
 *
 * @throws {DraftActionError} when it is done on a draft without that item, or the item has nothing to explain
 */
export function setWhy(questionIndex: number, subQuestionIndex: number, why: string): DraftAction {
  return {
    name: 'setWhy',
    recipe: (draft) => {
      const item = contentOf(draft, questionIndex)?.[subQuestionIndex];
      if (!item || whyTargetOf(draft, questionIndex, subQuestionIndex) === null)
        throw new DraftActionError(`Item ${subQuestionIndex} of question ${questionIndex} has nothing to explain.`);
      assignFields(item, { why: why === '' ? undefined : why });
    },
  };
}

/** The words of an item that can be explained, by question index and sub-question index; null where there is nothing to explain. */
export function whyTargetOf(draft: Draft, questionIndex: number, subQuestionIndex: number): string | null {
  const block = draft.questions[questionIndex];
  const item = block && 'content' in block ? block.content[subQuestionIndex] : undefined;
  return block && item ? manifestOf(block.type).whyTarget(item) : null;
}
