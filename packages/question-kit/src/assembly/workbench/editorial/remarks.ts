import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { placeOf } from '../../editorial/anchor.ts';
import type { Review } from '../../editorial/review.ts';
import type { Comment, Suggestion } from '../../editorial/schema.ts';
import { fieldsOfDraft } from './fields-of-draft.ts';

/** What a reviewer wrote about a field. */
export type Remark = { id: string; place: ValuePath | null; isOpen: boolean; at: string } & (
  | { comment: Comment }
  | { suggestion: Suggestion }
);

/** Comments and suggestions in the order of their fields, oldest first; then those whose item was removed. */
export function remarksOf(draft: Draft, { comments, suggestions }: Pick<Review, 'comments' | 'suggestions'>): Remark[] {
  const order = new Map(fieldsOfDraft(draft).map((path, index) => [path.join('.'), index + 1]));
  const orderOf = ({ place }: Remark) => {
    if (place === null) return Infinity;
    return place.length === 0 ? 0 : (order.get(place.join('.')) ?? Infinity);
  };
  const remarks: Remark[] = [
    ...comments.map((comment) => ({
      id: comment.id,
      place: placeOf(draft, comment),
      isOpen: comment.resolvedAt === null,
      at: comment.at,
      comment,
    })),
    ...suggestions.map((suggestion) => ({
      id: suggestion.id,
      place: placeOfSuggestion(draft, suggestion),
      isOpen: suggestion.state === 'open',
      at: suggestion.at,
      suggestion,
    })),
  ];
  return remarks.toSorted((a, b) => {
    const [first, second] = [orderOf(a), orderOf(b)];
    return first === second ? a.at.localeCompare(b.at) : first - second;
  });
}

/** Where a suggestion stands: what changes in a list is said of the block that has it. */
function placeOfSuggestion(draft: Draft, suggestion: Suggestion): ValuePath | null {
  const place = placeOf(draft, suggestion);
  const isOfList = suggestion.kind === 'insert' || suggestion.kind === 'replace';
  return place && isOfList ? place.slice(0, -1) : place;
}
