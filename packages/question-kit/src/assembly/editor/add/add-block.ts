import { batchActions } from '../../../primitives/draft/action.ts';
import { skillCategories, typesByCategory, type BlockType, type SkillCategory } from '../../../types/question-types.ts';
import type { Draft } from '../../core/question.ts';
import type { DraftAction } from '../../draft/draft-action.ts';
import { changeSubQuestionType, changeType } from '../../draft/head.ts';
import { isInterleavedText } from '../../draft/loss.ts';
import { insertBlockAsBefore } from './marking-scheme.ts';

/**
 * Adds a block of a type. The first block other than instructions sets the question's type; nothing is lost by that. An empty
 * question begins with it.
 *
 * @param schemes where the marking of the last block of each type is kept
 */
export function addBlock(draft: Draft, type: BlockType, at: number, schemes?: string): DraftAction {
  if (type !== 'Rubric' && draft.questions.length === 0) return beginWith(draft, type, schemes);
  const decides = type !== 'Rubric' && draft.questions.every((block) => isInterleavedText(draft, block));
  const first = decides && type !== draft.subQuestionType ? [changeSubQuestionType(type)] : [];
  return batchActions('insertBlock', [...first, insertBlockAsBefore(schemes, type, at)]);
}

/** Begins an empty question with a type: its skill becomes one that has the type, where the current one has not. */
export function beginWith(draft: Draft, type: BlockType, schemes?: string): DraftAction {
  const skill = skillWith(type, draft.type);
  const first = skill === draft.type ? [] : [changeType(skill)];
  return batchActions('insertBlock', [...first, changeSubQuestionType(type), insertBlockAsBefore(schemes, type, 0)]);
}

function skillWith(type: BlockType, current: SkillCategory): SkillCategory {
  const has = (skill: SkillCategory) => typesByCategory[skill].some((offered) => offered === type);
  return has(current) ? current : (skillCategories.find(has) ?? current);
}
