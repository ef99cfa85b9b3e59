import { current, isDraft } from 'immer';
import type { Draft } from '../core/question.ts';
import type { BlockType, SkillCategory } from '../../types/question-types.ts';
import { assignFields, typingOf } from '../../primitives/draft/action.ts';
import type { DraftAction } from './draft-action.ts';
import { convertBlock, isInterleavedText, typeOfferedBy } from './loss.ts';

/** Fields of the question that an author edits. */
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
 * Changes the skill of the question. If the skill does not offer the current type of exercise, the question is converted to
 * the first type that it offers; show `lossOfType` to the author first.
 */
export function changeType(target: SkillCategory): DraftAction {
  return {
    name: 'changeType',
    recipe: (draft) => {
      draft.type = target;
      convertBlocks(draft, typeOfferedBy(draft.subQuestionType, target));
    },
  };
}

/**
 * Changes the type of exercise and converts the blocks: they keep the fields that the new type supports.
 * Show `lossOfSubQuestionType` to the author first.
 */
export function changeSubQuestionType(target: BlockType): DraftAction {
  return { name: 'changeSubQuestionType', recipe: (draft) => convertBlocks(draft, target) };
}

function convertBlocks(draft: Draft, target: BlockType): void {
  const before = { subQuestionType: draft.subQuestionType };
  draft.subQuestionType = target;
  for (const [index, block] of draft.questions.entries()) {
    if (block.type !== target && !isInterleavedText(before, block))
      draft.questions[index] = convertBlock(isDraft(block) ? current(block) : block, target).block;
  }
}
