import { setTimeout } from 'node:timers/promises';

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** Creates a source of numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between two, evenly distributed. */
export const between = (random: Random, [least, most]: readonly [number, number]): number =>
  least + random() * (most - least);

/**
 * What is left at a moment of a wait between two lengths, where waits follow each other: longer ones are under way more often, and any part
 * of one may have passed.
 */
export function restOf(random: Random, [least, most]: readonly [number, number]): number {
  return random() * Math.sqrt(least ** 2 + random() * (most ** 2 - least ** 2));
}

/** Waits until a moment of `performance.now()`. */
export async function until(at: number): Promise<void> {
  const ms = at - performance.now();
  if (ms > 0) await setTimeout(ms);
}
