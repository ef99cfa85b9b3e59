import { current, isDraft } from 'immer';
import type { Draft } from '../core/question.ts';
import type { BlockType, SkillCategory } from '../../types/question-types.ts';
import { assignFields, typingOf } from '../../primitives/draft/action.ts';
import type { DraftAction } from './draft-action.ts';
import { convertBlock, isBetween, typeWithin } from './loss.ts';

/** Fields of the question itself that an author types or picks. */
export type DraftChanges = Partial<Pick<Draft, 'title' | 'category' | 'level' | 'diploma'>>;

/** Edits the title, category, level or diploma. */
export function updateDraft(changes: DraftChanges): DraftAction {
  return {
    name: 'updateDraft',
    ...typingOf('draft', changes, undefined),
    recipe: (draft) => assignFields(draft, changes),
  };
}

/**
 * Gives the question another skill. Where it does not offer the present type of exercise, the question takes the first
 * that it does; name first what that costs, with `lossOfType`.
 */
export function changeType(to: SkillCategory): DraftAction {
  return {
    name: 'changeType',
    recipe: (draft) => {
      draft.type = to;
      convertBlocks(draft, typeWithin(draft.subQuestionType, to));
    },
  };
}

/**
 * Gives the question another type of exercise and takes its blocks along: they keep what the new type can hold.
 * Name first what it costs, with `lossOfSubQuestionType`.
 */
export function changeSubQuestionType(to: BlockType): DraftAction {
  return { name: 'changeSubQuestionType', recipe: (draft) => convertBlocks(draft, to) };
}

function convertBlocks(draft: Draft, to: BlockType): void {
  const before = { subQuestionType: draft.subQuestionType };
  draft.subQuestionType = to;
  for (const [index, block] of draft.questions.entries()) {
    if (block.type !== to && !isBetween(before, block))
      draft.questions[index] = convertBlock(isDraft(block) ? current(block) : block, to).block;
  }
}
