import { current, isDraft } from 'immer';
import { defaultBlock } from '../core/defaults.ts';
import { blockWithIds } from '../core/ids.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { BlockType, QuestionType } from '../../types/question-types.ts';
import type { BlockOf } from '../core/registry.ts';
import { insertInto, moveWithin, removeFrom } from '../../primitives/draft/action.ts';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import type { DraftAction } from './draft-action.ts';

/** Fields of a block that an author edits; `undefined` removes an optional one. */
export type BlockChanges = { [Type in QuestionType]: Partial<Omit<BlockOf<Type>, 'type' | 'id'>> }[QuestionType];

/**
 * Inserts a default block of a type with a fresh id, at a position or at the end (`spec.md` section 4, "Authoring").
 * The answer templates are not stored but made: `answerTemplates(draft.questions)` is always that of the first block's type.
 */
export function insertBlock(type: BlockType, at?: number): DraftAction {
  const block = { ...defaultBlock(type), id: freshId() };
  return {
    name: 'insertBlock',
    recipe: (draft) => insertInto(draft.questions, structuredClone(block), at),
  };
}

/** Removes a block. */
export function removeBlock(index: number): DraftAction {
  return { name: 'removeBlock', recipe: (draft) => removeFrom(draft.questions, index) };
}

/** Moves a block to another place, counted without it. */
export function moveBlock(from: number, to: number): DraftAction {
  return { name: 'moveBlock', recipe: (draft) => moveWithin(draft.questions, from, to) };
}

/** Puts a copy of a block after it, with fresh ids. */
export function duplicateBlock(index: number): DraftAction {
  const id = freshId();
  return {
    name: 'duplicateBlock',
    recipe: (draft) => {
      const block = draft.questions[index];
      if (block) insertInto(draft.questions, blockWithIds(isDraft(block) ? current(block) : block, id), index + 1);
    },
  };
}

/**
 * Edits fields of a block.
 *
 * @param options.typing whether consecutive changes of the same fields are one step of the history; by default when all are text
 */
export const updateBlock: (index: number, changes: BlockChanges, options?: { typing?: boolean }) => DraftAction =
  updateBlockOf;
