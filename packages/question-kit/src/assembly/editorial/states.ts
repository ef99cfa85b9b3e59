import type { Review, Signature } from './review.ts';
import type { QuestionState } from './schema.ts';

/** The states that a question may be given next. A retired question has to be looked at again before it is used. */
const nextStates: Readonly<Record<QuestionState, readonly QuestionState[]>> = {
  draft: ['in-review', 'retired'],
  'in-review': ['approved', 'draft'],
  approved: ['draft', 'retired'],
  retired: ['draft'],
};

/** The states that a question may be given next, the usual one first. */
export function statesAfter(state: QuestionState): readonly QuestionState[] {
  return nextStates[state];
}

/** Gives a question another state, with who did it and when. A state that may not follow changes nothing. */
export function changeState<Reviewed extends Review>(
  review: Reviewed,
  state: QuestionState,
  { by, at }: Signature,
): Reviewed {
  if (!nextStates[review.state].includes(state)) return review;
  return { ...review, state, stateChanges: [...review.stateChanges, { state, at, by }] };
}

/**
 * The review after an edit of the draft: an approved question goes back to draft, because what was approved is another version.
 * Every other state stays.
 */
export function reviewAfterEdit<Reviewed extends Review>(review: Reviewed, by: Signature): Reviewed {
  return review.state === 'approved' ? changeState(review, 'draft', by) : review;
}
