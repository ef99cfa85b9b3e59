import type { Review, Signature } from './review.ts';
import type { Suggestion } from './schema.ts';

/** Records the decision on an open suggestion. Accepting also needs the edit of `suggestedEdit`. */
export function decideSuggestion<Reviewed extends Review>(
  review: Reviewed,
  id: string,
  state: Exclude<Suggestion['state'], 'open'>,
  { by, at }: Signature,
): Reviewed {
  const decided = (suggestion: Suggestion): Suggestion =>
    suggestion.id === id && suggestion.state === 'open'
      ? { ...suggestion, state, decidedBy: by, decidedAt: at }
      : suggestion;
  return { ...review, suggestions: review.suggestions.map(decided) };
}

/** Takes back the decision on a suggestion: the edit of one that was accepted was undone. */
export function reopenSuggestion<Reviewed extends Review>(review: Reviewed, id: string): Reviewed {
  const reopened = (suggestion: Suggestion): Suggestion =>
    suggestion.id === id && suggestion.state !== 'open'
      ? { ...suggestion, state: 'open', decidedBy: null, decidedAt: null }
      : suggestion;
  return { ...review, suggestions: review.suggestions.map(reopened) };
}
