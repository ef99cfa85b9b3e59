import type { BlockOf } from '../../../assembly/core/registry.ts';
import type { Draft } from '../../../assembly/core/question.ts';
import type { DraftAction } from '../../../primitives/draft/action.ts';
import type { ItemOf } from '../../../assembly/draft/items.ts';

/** As many fields as a block may have. */
export const mostFields = 100;

type ShortBlock = BlockOf<'ShortAnswers'>;

function onBlock(name: string, index: number, recipe: (block: ShortBlock) => void): DraftAction {
  return {
    name,
    recipe: (draft: Draft) => {
      const block = draft.questions[index];
      if (block?.type === 'ShortAnswers') recipe(block);
    },
  };
}

/**
 * Puts fields with their keys into a block. There are always at least as many fields as keys: fields that had none, at the
 * end, get theirs first.
 */
export function insertFields(index: number, at: number, items: readonly ItemOf<'ShortAnswers'>[]): DraftAction {
  return onBlock('insertItem', index, (block) => {
    block.content.splice(at, 0, ...structuredClone(items.slice(0, mostFields - block.content.length)));
    block.answersCount = Math.max(block.answersCount, block.content.length);
  });
}

/** Takes a field out with its key; one field always stays. */
export function removeField(index: number, place: number): DraftAction {
  return onBlock('removeItem', index, (block) => {
    block.content.splice(place, 1);
    block.answersCount = Math.max(1, block.content.length, block.answersCount - 1);
  });
}

/** Sets the number of fields: never fewer than have a key, for a key that no student can meet would mislead. */
export function setFieldCount(index: number, count: number): DraftAction {
  return {
    ...onBlock('updateBlock', index, (block) => {
      block.answersCount = Math.min(Math.max(1, block.content.length, count), mostFields);
    }),
    typing: `block.${index}:answersCount`,
  };
}
