import { isDeepStrictEqual } from 'node:util';

/** An answer's content with the revision it has, or was made upon. */
export interface Revision<Content> {
  rev: number;
  content: Content;
}

/** `apply`: it becomes the next revision. `same`: it is stored already. `stale`: another save came first. */
export type SaveDecision = 'apply' | 'same' | 'stale';

/**
 * What to do with a save (`product.md`, "Answers"). A reply that got lost makes a client send the same content again:
 * that is confirmed, not refused. Anything else that was not made upon the stored revision is stale.
 */
export function decideSave<Content>(stored: Revision<Content>, given: Revision<Content>): SaveDecision {
  if (isDeepStrictEqual(stored.content, given.content) && given.rev <= stored.rev) return 'same';
  return given.rev === stored.rev ? 'apply' : 'stale';
}
