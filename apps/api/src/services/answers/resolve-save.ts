import { isDeepStrictEqual } from 'node:util';

/** The content of an answer and its revision: the stored one, or the one that a save is based on. */
export interface Revision<Content> {
  rev: number;
  content: Content;
}

/** `apply`: store it as the next revision. `same`: it is already stored. `stale`: another save came first. */
export type SaveOutcome = 'apply' | 'same' | 'stale';

/**
 * Decides what to do with a save (`product.md`, "Answers"). A client that lost the reply sends the same content again, which
 * is confirmed. Any other save that is not based on the stored revision is stale.
 */
export function resolveSave<Content>(stored: Revision<Content>, incoming: Revision<Content>): SaveOutcome {
  if (isDeepStrictEqual(stored.content, incoming.content) && incoming.rev <= stored.rev) return 'same';
  return incoming.rev === stored.rev ? 'apply' : 'stale';
}
