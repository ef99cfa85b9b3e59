import { ApiError, isConflict } from '@rubrica/api-client';
import type { CallConflict, ConflictCallName, Contract } from '@rubrica/api-client/contract';

/** The server's copy in a conflict of a call, typed by the contract. */
export type ConflictCopy<Name extends ConflictCallName> = CallConflict<Contract[Name]>;

/** What came of one save. */
export type SaveOutcome<Reply, Copy> =
  | { kind: 'saved'; reply: Reply }
  /** Another save came first, and this is it. */
  | { kind: 'conflict'; current: Copy }
  /** No reply, a session that ended, or a server at its limit: a later try may succeed. */
  | { kind: 'offline'; error: unknown }
  | { kind: 'failed'; error: ApiError };

/**
 * Whether it was refused, and would be again. A session that ended, and a server at its limit or out of order, may take it later; so may
 * one that a proxy does not find while another takes its place.
 */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  return ![401, 429, ...(error.isForeign ? [404, 409] : [])].includes(error.status);
}

/** Sends a report that nobody waits for. Resolves with whether it is done with: it arrived, or the server refused it for good. */
export async function tryReport(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    return isRefusal(error) && !error.isForeign;
  }
}

/** Sends one save by a call that can meet a conflict, and returns what came of it instead of throwing. */
export async function trySave<Name extends ConflictCallName, Reply>(
  call: Name,
  send: () => Promise<Reply>,
): Promise<SaveOutcome<Reply, ConflictCopy<Name>>> {
  try {
    return { kind: 'saved', reply: await send() };
  } catch (error) {
    if (isConflict(error, call)) return { kind: 'conflict', current: error.current };
    return isRefusal(error) ? { kind: 'failed', error } : { kind: 'offline', error };
  }
}
