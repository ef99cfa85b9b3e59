import type { UserId } from '@rubrica/api-client/contract';
import { LRUCache } from 'lru-cache';
import { perDatabase } from '../../db/per-database.ts';
import { StartsWaitingError } from '../errors/errors.ts';

/** The line of those who start at this server. */
export interface StartLine {
  /**
   * Does a start, or refuses it without having done anything. Whoever was refused and comes again when told is let in before those who
   * came after.
   *
   * @throws {StartsWaitingError} with when the caller's turn comes, where those before them take longer than a request should wait
   */
  pass: <Result>(student: UserId, start: () => Promise<Result>) => Promise<Result>;
  /** How many were let in and are not done, and how many were told to come when it is their turn, which is still to come. */
  count: () => { inside: number; waiting: number };
}

interface StartLineOptions {
  /** Milliseconds that never go back. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

/** A start that would wait longer than this is refused: a page gives up a request after 20 s. */
const mostWaitMs = 5000;
/** Turns come early by this, so that the server is never without work while somebody waits. */
const earlyMs = mostWaitMs / 2;
/** Where all who were let in are done so soon, anybody may come: those whose turn it was are gone. */
const freeMs = mostWaitMs / 4;
/** Nobody is told to wait longer before they ask again: what is known of a line is a guess. */
const mostPauseMs = 30_000;
/** A turn is not given for later: so long nobody waits, and a measure of a server that stood still must not last. */
const longestLineMs = 10 * 60_000;

/** What a start takes before one was measured, and how many measured ones that counts as. */
const assumed = { ms: 10, weight: 10 };
/** How much of what was measured before a start counts after it: about the last fifty count. */
const kept = 0.98;
/** A server that stood still for longer than this has not worked on a start meanwhile. */
const mostMsOfOne = 1000;

/** Creates a line whose starts are done one after the other, or some together. */
export function createStartLine({ now, random }: StartLineOptions): StartLine {
  const turns = new LRUCache<UserId, number>({ max: 100_000 });
  let inside = 0;
  let busyMs = assumed.ms * assumed.weight;
  let doneCount: number = assumed.weight;
  let lastDoneAt = 0;
  /** When the last who was given a turn should be done. */
  let endsAt = 0;

  const msOfOne = () => busyMs / doneCount;

  /** How long a student has to wait before they ask again; 0 lets them in. */
  function pauseOf(student: UserId): number {
    const at = now();
    const insideMs = inside * msOfOne();
    const turnAt = turns.get(student);
    if (insideMs <= freeMs) return 0;
    if (turnAt !== undefined) {
      if (at < turnAt) return turnAt - at;
      return insideMs <= mostWaitMs ? 0 : insideMs - earlyMs;
    }
    const waitMs = Math.max(endsAt - at, insideMs);
    if (waitMs <= mostWaitMs) {
      // Who comes after a line waits for its end.
      if (endsAt > at) endsAt += msOfOne();
      return 0;
    }
    endsAt = Math.min(at + waitMs + msOfOne(), at + longestLineMs);
    turns.set(student, endsAt - earlyMs);
    return endsAt - earlyMs - at;
  }

  function noteDone() {
    const at = now();
    inside -= 1;
    busyMs = busyMs * kept + Math.min(at - lastDoneAt, mostMsOfOne);
    doneCount = doneCount * kept + 1;
    lastDoneAt = at;
  }

  return {
    pass: async (student, start) => {
      const pauseMs = pauseOf(student);
      // Whole seconds, up by chance: those who were refused in the same moment do not come again in the same moment.
      if (pauseMs > 0) throw new StartsWaitingError(Math.ceil(Math.min(pauseMs, mostPauseMs) / 1000 + random()));
      turns.delete(student);
      if (inside === 0) lastDoneAt = now();
      inside += 1;
      try {
        return await start();
      } finally {
        noteDone();
      }
    },
    count: () => {
      const at = now();
      return { inside, waiting: [...turns.values()].filter((turnAt) => turnAt > at).length };
    },
  };
}

/** The line of a server's starts. */
export const startLine = perDatabase(() => createStartLine({ now: () => performance.now(), random: Math.random }));
