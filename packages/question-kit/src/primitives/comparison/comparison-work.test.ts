import { expect, it } from 'vitest';
import { cpuTimeMs } from '../testing/cpu-time.ts';
import { matchAnswer } from './match-answer.ts';

const keys = [
  "she'd have said it's not what they're after",
  'photosynthesis',
  'the answer is *',
  'élève',
  "I'm sure he'll come",
];
const match = { contractions: true, typos: 2 } as const;

/** The shortest of several runs: what the work takes without garbage collection. */
async function shortestMs(typed: string): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    runs.push(
      await cpuTimeMs(() => {
        for (let round = 0; round < 60; round += 1) matchAnswer(typed, keys, match);
      }),
    );
  }
  return Math.min(...runs);
}

it.each(["he'd ", "it's they'll ", "'", 'é', 'photosynthesi ', '\uFDFA'])(
  'takes time in proportion to what is typed: %s, repeated',
  async (piece) => {
    const half = piece.repeat(Math.floor(1000 / piece.length));
    // Compiled before it is measured.
    await shortestMs(half + half);
    // Quadratic work would take four times as long; doubled runs of a few milliseconds say nothing.
    const doubledMs = await shortestMs(half + half);
    if (doubledMs > 6) expect(doubledMs / (await shortestMs(half))).toBeLessThan(3);
  },
  20_000,
);
