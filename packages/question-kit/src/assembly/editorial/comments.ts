import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { Anchor } from './anchor.ts';
import type { Review, Signature } from './review.ts';
import type { Comment } from './schema.ts';

/** Adds a comment on a field, at the end. */
export function addComment<Reviewed extends Review>(
  review: Reviewed,
  { anchor, text }: { anchor: Anchor; text: string },
  by: Signature,
): Reviewed {
  const comment: Comment = { id: freshId(), ...anchor, text, ...by, resolvedAt: null, replies: [] };
  return { ...review, comments: [...review.comments, comment] };
}

/** Replies to a comment. A reply to a resolved one opens it again: there is something left to say. */
export function replyToComment<Reviewed extends Review>(
  review: Reviewed,
  id: string,
  text: string,
  by: Signature,
): Reviewed {
  return withComment(review, id, (comment) => ({
    ...comment,
    resolvedAt: null,
    replies: [...comment.replies, { id: freshId(), text, ...by }],
  }));
}

/** Marks a comment as settled; it stays in the file. */
export function resolveComment<Reviewed extends Review>(review: Reviewed, id: string, at: string): Reviewed {
  return withComment(review, id, (comment) => ({ ...comment, resolvedAt: comment.resolvedAt ?? at }));
}

/** Opens a resolved comment again. */
export function reopenComment<Reviewed extends Review>(review: Reviewed, id: string): Reviewed {
  return withComment(review, id, (comment) => ({ ...comment, resolvedAt: null }));
}

function withComment<Reviewed extends Review>(
  review: Reviewed,
  id: string,
  change: (comment: Comment) => Comment,
): Reviewed {
  return {
    ...review,
    comments: review.comments.map((comment) => (comment.id === id ? change(comment) : comment)),
  };
}
