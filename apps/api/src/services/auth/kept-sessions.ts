import { LRUCache } from 'lru-cache';

/** For how long a session that was looked up is used again: a page that is at work sends a request every twenty seconds. */
const keptMs = 90_000;
/** How old what is known of ended sessions may be. With the request itself, one that ended is refused well within a second. */
const freshMs = 400;
/** A list that took longer to read confirms no session: it reaches back from when it was read, so it may lack what ended just before. */
const maxReadMs = 30_000;
/** Those of an exam that some ten thousand open at once. */
const max = 20_000;

/** A session that was found, of whatever else there is in it. */
interface FoundSession {
  session: { id: string };
}

interface KeptSessionsOptions<Found> {
  /** Looks a session up by the hash of its token. */
  lookUp: (hash: string) => Promise<Found | null>;
  /** Reads the sessions that ended since so long ago, those of transactions that took long to commit among them. */
  readEnded: (sinceMs: number) => Promise<Iterable<string>>;
  /** A clock that is never set, in milliseconds. */
  now: () => number;
}

interface Kept<Found> {
  found: Found;
  /** When its lookup began. */
  readAt: number;
}

/** Finds sessions that a lookup has found shortly before. */
export interface KeptSessions<Found> {
  find: (hash: string) => Promise<Found | null>;
}

/**
 * Keeps sessions for a minute and a half, so that a page that is at work has its session looked up rarely. A kept one is used while
 * the database has said shortly before that it had not ended: in its own lookup, or in the list of all that ended, which is read for all
 * requests together and only when it is too old. How old either is counts from when its statement was sent, so that it has read
 * whatever was committed before: a session that ended at some moment is used for `freshMs` at most, without any server being told. A
 * list reaches back to the one before, or as far as a session is kept, and what it has is remembered for as long as a session is kept:
 * so none ends between its lookup and what the lists have.
 */
export function createKeptSessions<Found extends FoundSession>({
  lookUp,
  readEnded,
  now,
}: KeptSessionsOptions<Found>): KeptSessions<Found> {
  const kept = new LRUCache<string, Kept<Found>>({ max });
  /** When each session that ended was first in a list, in that order. */
  const ended = new Map<string, number>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const readOnce = async () => {
    const beganAt = now();
    const ids = await readEnded(Math.min(beganAt - checkedAt, keptMs) + maxReadMs);
    const seenAt = now();
    for (const id of ids) if (!ended.has(id)) ended.set(id, seenAt);
    for (const [id, firstAt] of ended) {
      if (seenAt - firstAt <= keptMs) break;
      ended.delete(id);
    }
    if (seenAt - beganAt <= maxReadMs) checkedAt = beganAt;
  };
  const check = () =>
    (checking ??= readOnce().finally(() => {
      checking = undefined;
    }));
  const isConfirmed = ({ readAt }: Kept<Found>) => now() - Math.max(readAt, checkedAt) < freshMs;

  return {
    find: async (hash) => {
      const known = kept.get(hash);
      if (known && now() - known.readAt < keptMs) {
        if (!isConfirmed(known)) await check();
        if (isConfirmed(known) && !ended.has(known.found.session.id)) return known.found;
      }
      const readAt = now();
      const found = await lookUp(hash);
      if (found) kept.set(hash, { found, readAt });
      else kept.delete(hash);
      return found;
    },
  };
}
