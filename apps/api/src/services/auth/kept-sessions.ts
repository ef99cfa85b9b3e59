import { LRUCache } from 'lru-cache';

/** For how long a session that was looked up is used again. */
const keptMs = 3000;
/** How old what is known of ended sessions may be. With the request itself, one that ended is refused well within a second. */
const freshMs = 400;
/** Those of an exam that some ten thousand open at once. */
const max = 20_000;

/** A session that was found, of whatever else there is in it. */
interface FoundSession {
  session: { id: string };
}

interface KeptSessionsOptions<Found> {
  /** Looks a session up by the hash of its token. */
  lookUp: (hash: string) => Promise<Found | null>;
  /** Reads the sessions that ended within the last minutes. */
  readEnded: () => Promise<Iterable<string>>;
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
 * Keeps sessions for some seconds, so that a page that sends several requests has its session looked up once. A kept one is used while
 * the database has said shortly before that it had not ended: in its own lookup, or in the list of all that ended, which is read for all
 * requests together and only when it is too old. How old either is counts from when its statement was sent, so that it has read
 * whatever was committed before: a session that ended at some moment is used for `freshMs` at most, without any server being told. The
 * list reaches back further than a session is kept, so that none ends between its lookup and what the list has.
 */
export function createKeptSessions<Found extends FoundSession>({
  lookUp,
  readEnded,
  now,
}: KeptSessionsOptions<Found>): KeptSessions<Found> {
  const kept = new LRUCache<string, Kept<Found>>({ max });
  let ended: ReadonlySet<string> = new Set();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const readOnce = async () => {
    const beganAt = now();
    ended = new Set(await readEnded());
    checkedAt = beganAt;
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
