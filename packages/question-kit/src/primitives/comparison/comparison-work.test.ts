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
    // Quadratic work would take four times as long, each time. On a busy machine single measurements differ by as much.
    let ratio = Number.POSITIVE_INFINITY;
    for (let measured = 0; measured < 5 && ratio >= 3; measured += 1) {
      const doubledMs = await shortestMs(half + half);
      // Runs of a few milliseconds say nothing.
      ratio = doubledMs > 6 ? doubledMs / (await shortestMs(half)) : 0;
    }
    expect(ratio).toBeLessThan(3);
  },
  60_000,
);
