import { authoredTypes, typesByCategory, type AuthoredType, type SkillCategory } from '../../core/question-types.ts';
import type { InputItem } from '../../core/input.ts';

/** A kind of stimulus. */
export type StimulusKind = InputItem['kind'];

/** Something an author can add. */
export type Offer = { list: 'questions'; type: AuthoredType } | { list: 'input'; kind: StimulusKind };

/** Every kind of stimulus, in the order it is offered. */
export const stimulusKinds = ['text', 'image', 'audio', 'video', 'pdf'] as const satisfies readonly StimulusKind[];

/** The block types an author is offered for a skill, as far as they are open (`spec.md` section 9). */
export function offeredTypes(skill: SkillCategory): AuthoredType[] {
  const offered: readonly string[] = typesByCategory[skill];
  return authoredTypes.filter((type) => offered.includes(type));
}

/**
 * What can be added to a draft of this skill, what belongs to `first` first; of the stimulus only text where nothing can be
 * uploaded.
 */
export function offersFor(skill: SkillCategory, canUpload: boolean, first: Offer['list']): Offer[] {
  const questions = offeredTypes(skill).map((type): Offer => ({ list: 'questions', type }));
  const input = stimulusKinds
    .filter((kind) => canUpload || kind === 'text')
    .map((kind): Offer => ({ list: 'input', kind }));
  return first === 'questions' ? [...questions, ...input] : [...input, ...questions];
}
