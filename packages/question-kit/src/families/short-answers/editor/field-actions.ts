import type { DraftAction } from '../../../primitives/draft/action.ts';
import type { BlockShape } from '../../../primitives/draft/draft-shape.ts';
import type { ShortAnswersBlock, ShortItem } from '../schema.ts';

/** As many fields as a block may have. */
export const mostFields = 100;

function onBlock(name: string, index: number, recipe: (block: ShortAnswersBlock) => void): DraftAction {
  return {
    name,
    recipe: (draft) => {
      const block = draft.questions[index];
      if (block && isShortAnswers(block)) recipe(block);
    },
  };
}

/**
 * Puts fields with their keys into a block. There are always at least as many fields as keys: fields that had none, at the
 * end, get theirs first.
 */
export function insertFields(index: number, at: number, items: readonly ShortItem[]): DraftAction {
  return onBlock('insertItem', index, (block) => {
    block.content.splice(at, 0, ...structuredClone(items.slice(0, mostFields - block.content.length)));
    block.answersCount = Math.max(block.answersCount, block.content.length);
  });
}

/** Takes a field out with its key; one field always stays. */
export function removeField(index: number, itemIndex: number): DraftAction {
  return onBlock('removeItem', index, (block) => {
    block.content.splice(itemIndex, 1);
    block.answersCount = Math.max(1, block.content.length, block.answersCount - 1);
  });
}

/** Sets the number of fields: never fewer than have a key, because a key without a field would never be used. */
export function setFieldCount(index: number, count: number): DraftAction {
  return {
    ...onBlock('updateBlock', index, (block) => {
      block.answersCount = Math.min(Math.max(1, block.content.length, count), mostFields);
    }),
    typing: `block.${index}:answersCount`,
  };
}

function isShortAnswers(block: BlockShape): block is ShortAnswersBlock {
  return block.type === 'ShortAnswers';
}
