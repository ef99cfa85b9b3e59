import { UnavailableError } from '../services/errors/errors.ts';

/** Work that is done in turns: one piece of each owner after the other. */
export interface FairTurns {
  /**
   * Does a piece of work once it is its turn. Owners who want much wait for themselves, and hold up others by one piece each.
   *
   * @throws {UnavailableError} where it would wait for longer than `mostWaitMs`, with when to come again; nothing was done
   */
  pass: <Result>(owner: string, work: () => Promise<Result>, mostWaitMs?: number) => Promise<Result>;
  /** How many pieces wait. */
  countWaiting: () => number;
}

interface FairTurnsOptions {
  /** How many pieces are worked on at the same time. */
  concurrency: number;
  /** Milliseconds that never go back. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

/** What a piece takes before one was measured, and how much each that was measured counts. */
const assumedMs = 30;
const newest = 0.05;

/** Creates turns. */
export function createFairTurns({ concurrency, now, random }: FairTurnsOptions): FairTurns {
  // In the order of their turns: whose turn it was comes last.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let msOfOne = assumedMs;

  /** How long another piece of an owner would wait: until as many of each other owner are done as this one has then had. */
  function waitMsOf(owner: string): number {
    if (running < concurrency) return 0;
    const own = waiting.get(owner)?.length ?? 0;
    let before = own;
    for (const [other, { length }] of waiting) if (other !== owner) before += Math.min(length, own + 1);
    return ((before + 1) * msOfOne) / concurrency;
  }

  function startNext(): void {
    const [next] = waiting;
    if (!next || running >= concurrency) return;
    const [owner, pieces] = next;
    const start = pieces.shift();
    waiting.delete(owner);
    if (pieces.length > 0) waiting.set(owner, pieces);
    running += 1;
    start?.();
  }

  return {
    pass: async (owner, work, mostWaitMs = Infinity) => {
      const waitMs = waitMsOf(owner);
      // Those who were refused in the same moment do not come again in the same moment.
      if (waitMs > mostWaitMs)
        throw new UnavailableError('passwords_waiting', { seconds: Math.ceil((waitMs / 1000) * (1 + random())) });
      const { promise, resolve } = Promise.withResolvers<void>();
      const pieces = waiting.get(owner);
      if (pieces) pieces.push(resolve);
      else waiting.set(owner, [resolve]);
      startNext();
      await promise;
      const startedAt = now();
      try {
        return await work();
      } finally {
        msOfOne += (now() - startedAt - msOfOne) * newest;
        running -= 1;
        startNext();
      }
    },
    countWaiting: () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
