/** How far back the speed is measured: a connection that becomes slow shows soon, a short pause does not. */
const windowMs = 15_000;
/** Before, a speed would be a guess. */
const leastMs = 1500;

/** Measures how fast something is transferred. */
export interface TransferSpeed {
  /** Notes how many bytes are through at this time. */
  note: (bytes: number, atMs: number) => void;
  /** The time that so many more bytes take; null until the speed is known. */
  remainingMs: (bytes: number) => number | null;
  /** Forgets what was measured, as before a pause. */
  reset: () => void;
}

/** Creates a measurement of the recent speed. */
export function createTransferSpeed(): TransferSpeed {
  let samples: { bytes: number; atMs: number }[] = [];
  return {
    note: (bytes, atMs) => {
      samples.push({ bytes, atMs });
      // The last one before the window is its beginning.
      const begin = samples.findLastIndex((sample) => sample.atMs <= atMs - windowMs);
      if (begin > 0) samples = samples.slice(begin);
    },
    remainingMs: (bytes) => {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last || last.atMs - first.atMs < leastMs || last.bytes <= first.bytes) return null;
      return (bytes * (last.atMs - first.atMs)) / (last.bytes - first.bytes);
    },
    reset: () => {
      samples = [];
    },
  };
}
