import {
  blockTypes,
  shownTypeOf,
  storedTypeOf,
  typesByCategory,
  type BlockType,
  type SkillCategory,
} from '../../../types/question-types.ts';
import type { Draft } from '../../core/question.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';

/** A kind of stimulus. */
export type StimulusKind = InputItem['kind'];

/** Something an author can add. */
export type AddOption = { list: 'questions'; type: BlockType } | { list: 'input'; kind: StimulusKind };

/** Every kind of stimulus, in the order it is offered. */
export const stimulusKinds = ['text', 'image', 'audio', 'video', 'pdf'] as const satisfies readonly StimulusKind[];

/**
 * Which types an author is offered: those of the draft's skill, every type (`spec.md` section 9), or those of the skill that are
 * in a list.
 */
export type OfferedTypes = 'skill' | 'All' | readonly BlockType[];

/** The block types an author is offered for a skill, as far as they are open. */
export function offeredTypes(skill: SkillCategory, offers: OfferedTypes): BlockType[] {
  const offered: readonly string[] = typesByCategory[offers === 'All' ? 'All' : skill];
  const narrowed: readonly BlockType[] = typeof offers === 'string' ? blockTypes : offers;
  return blockTypes.filter((type) => offered.includes(type) && narrowed.includes(type));
}

/**
 * What can be added to a draft, what belongs to `first` first; of the stimulus only text where nothing can be
 * uploaded.
 */
export function addOptionsFor(
  draft: OfferedDraft,
  offers: OfferedTypes,
  canUpload: boolean,
  first: AddOption['list'],
): AddOption[] {
  const offered = offeredTypes(draft.type, offers);
  const types = blockTypes.filter((type) => {
    // Instructions are no exercise, so they are not in the lists of the skills: they may stand in any question.
    if (type === 'Rubric') return true;
    return offered.includes(type) && (draft.questions.length === 0 || keepsItsLook(type, draft));
  });
  const questions = types.map((type): AddOption => ({ list: 'questions', type }));
  const input = stimulusKinds
    .filter((kind) => canUpload || kind === 'text')
    .map((kind): AddOption => ({ list: 'input', kind }));
  return first === 'questions' ? [...questions, ...input] : [...input, ...questions];
}

type OfferedDraft = Pick<Draft, 'type' | 'subQuestionType' | 'questions'>;

/** Whether a block of the type keeps its layout: short answers in a question of note taking would look like notes, and the reverse. */
function keepsItsLook(type: BlockType, { subQuestionType }: OfferedDraft): boolean {
  return shownTypeOf(storedTypeOf(type), subQuestionType) === type;
}
