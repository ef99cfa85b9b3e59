import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { ValuePath } from '../compare/difference.ts';
import { draftSchema, type Draft } from '../core/question.ts';
import { applyAction, type DraftAction } from '../draft/draft-action.ts';
import { placeOf } from './anchor.ts';
import { carryOut, type Refusal } from './carry-out.ts';
import { changesBetween } from './changes-between.ts';
import type { Review, Signature } from './review.ts';
import type { SuggestedChange, Suggestion } from './schema.ts';

/** What somebody suggests: another version of a draft, and why. */
export interface SuggestedVersion {
  before: Draft;
  after: Draft;
  note: string;
}

/** Adds the suggestions that lead from a draft to another version of it: one for each change that can be decided alone. */
export function suggestChanges<Reviewed extends Review>(
  review: Reviewed,
  { before, after, note }: SuggestedVersion,
  by: Signature,
): Reviewed {
  const suggestions = changesBetween(before, after).flatMap(([change, ...also]): Suggestion[] =>
    change
      ? [
          {
            id: freshId(),
            ...change,
            ...(also.length > 0 && { also }),
            note,
            ...by,
            state: 'open',
            decidedBy: null,
            decidedAt: null,
          },
        ]
      : [],
  );
  return { ...review, suggestions: [...review.suggestions, ...suggestions] };
}

/** What a suggestion would do to a draft. */
export type SuggestedEdit =
  /** What it changes still is as it was when the suggestion was made, and this changes it. */
  | { outcome: 'applies'; path: ValuePath; action: DraftAction }
  | Refusal
  /** The value does not fit into the field, for example because the block has another type by now. */
  | { outcome: 'does-not-fit' };

/** What accepting a suggestion does to a draft: an action for its history, or what was changed since. */
export function suggestedEdit(
  draft: Draft,
  suggestion: Pick<Suggestion, 'id' | 'also'> & SuggestedChange,
): SuggestedEdit {
  const path = placeOf(draft, suggestion);
  if (path === null) return { outcome: 'removed-since' };
  const changes: readonly SuggestedChange[] = [suggestion, ...(suggestion.also ?? [])];
  let refused: Refusal | null = null;
  const action: DraftAction = {
    name: 'acceptSuggestion',
    carriesOut: suggestion.id,
    recipe: (copy) => {
      for (const change of changes) refused ??= carryOut(copy, change);
    },
  };
  const edited = applyAction(draft, action);
  if (refused) return refused;
  return draftSchema.safeParse(edited).success ? { outcome: 'applies', path, action } : { outcome: 'does-not-fit' };
}
