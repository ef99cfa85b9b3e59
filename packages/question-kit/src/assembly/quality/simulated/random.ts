import { fingerprint } from '../../../primitives/text/shuffle.ts';

/** Returns numbers from 0 up to 1 that follow from the seed and a name alone, so that the same question gets the same answers. */
export function randomOf(seed: number, name: string): number {
  return fingerprint(`${seed}\u0000${name}`) / 2 ** 32;
}

/** One of these, by the seed; undefined of none. */
export function oneOf<Value>(values: readonly Value[], seed: number, name: string): Value | undefined {
  return values[Math.floor(randomOf(seed, name) * values.length)];
}
