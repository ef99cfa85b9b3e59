import type { FileId, TimedCommentId } from '../../primitives/schema/ids.ts';
import type { TimedComment } from './schema.ts';

/** The comments on one recording, in the order of their times. */
export function commentsOn(comments: readonly TimedComment[] = [], recording: FileId): TimedComment[] {
  return comments.filter((comment) => comment.recording === recording).toSorted((a, b) => a.atMs - b.atMs);
}

/** The comments with one written, or written anew; those without words are dropped. */
export function withComment(comments: readonly TimedComment[] = [], comment: TimedComment): TimedComment[] {
  const others = withoutComment(comments, comment.id);
  return comment.text.trim() === '' ? others : [...others, { ...comment, text: comment.text.trim() }];
}

/** The comments without one. */
export function withoutComment(comments: readonly TimedComment[] = [], id: TimedCommentId): TimedComment[] {
  return comments.filter((comment) => comment.id !== id);
}
