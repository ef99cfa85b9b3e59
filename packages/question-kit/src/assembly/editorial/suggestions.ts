import { z } from 'zod';
import { assignFields } from '../../primitives/draft/action.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { ValuePath } from '../compare/difference.ts';
import { isSame } from '../compare/values.ts';
import { draftSchema, type Draft } from '../core/question.ts';
import { applyAction, type DraftAction } from '../draft/draft-action.ts';
import { anchorOf, placeOf, valueAt } from './anchor.ts';
import type { Review, Signature } from './review.ts';
import type { Suggestion } from './schema.ts';

const jsonSchema = z.json();

/** What a suggestion changes: another value for one field. */
export interface SuggestedChange {
  path: ValuePath;
  /** Any JSON value; null removes an optional field. */
  after: Suggestion['after'];
  note: string;
}

/** Adds a suggestion to change a field of a draft, beside the value that it has now. */
export function suggestChange<Reviewed extends Review>(
  review: Reviewed,
  draft: Draft,
  change: SuggestedChange,
  by: Signature,
): Reviewed {
  const suggestion: Suggestion = {
    id: freshId(),
    ...anchorOf(draft, change.path),
    before: asJson(valueAt(draft, change.path)),
    after: change.after,
    note: change.note,
    ...by,
    state: 'open',
    decidedBy: null,
    decidedAt: null,
  };
  return { ...review, suggestions: [...review.suggestions, suggestion] };
}

/** What a suggestion would do to a draft. */
export type SuggestedEdit =
  /** The field still has the value that the suggestion was made for, and this changes it. */
  | { outcome: 'applies'; path: ValuePath; action: DraftAction }
  /** The field has another value by now; accepting would overwrite it. */
  | { outcome: 'changed-since'; path: ValuePath; now: Suggestion['before'] }
  /** The option, gap, block or stimulus was removed. */
  | { outcome: 'removed-since' }
  /** The value does not fit into the field, for example because the block has another type by now. */
  | { outcome: 'does-not-fit' };

/** What accepting a suggestion does to a draft: an action for its history, or what was changed since. */
export function suggestedEdit(
  draft: Draft,
  suggestion: Pick<Suggestion, 'id' | 'path' | 'itemId' | 'before' | 'after'>,
): SuggestedEdit {
  const path = placeOf(draft, suggestion);
  if (path === null) return { outcome: 'removed-since' };
  const now = asJson(valueAt(draft, path));
  if (!isSame(now, suggestion.before)) return { outcome: 'changed-since', path, now };
  const action: DraftAction = { ...setValue(path, suggestion.after), carriesOut: suggestion.id };
  if (!draftSchema.safeParse(applyAction(draft, action)).success) return { outcome: 'does-not-fit' };
  return { outcome: 'applies', path, action };
}

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

/** Takes back that a suggestion was accepted, where its edit was undone. */
export function reopenSuggestion<Reviewed extends Review>(review: Reviewed, id: string): Reviewed {
  const reopened = (suggestion: Suggestion): Suggestion =>
    suggestion.id === id && suggestion.state === 'accepted'
      ? { ...suggestion, state: 'open', decidedBy: null, decidedAt: null }
      : suggestion;
  return { ...review, suggestions: review.suggestions.map(reopened) };
}

function setValue(path: ValuePath, value: unknown): DraftAction {
  return {
    name: 'acceptSuggestion',
    recipe: (draft) => {
      const owner = valueAt(draft, path.slice(0, -1));
      const field = path.at(-1);
      if (typeof owner !== 'object' || owner === null || field === undefined) return;
      assignFields(owner, { [field]: value ?? undefined });
    },
  };
}

/** A value of a draft as it is stored; null for none. */
function asJson(value: unknown): Suggestion['before'] {
  return value === undefined ? null : jsonSchema.parse(JSON.parse(JSON.stringify(value)));
}
