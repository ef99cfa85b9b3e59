import { expect, it } from 'vitest';
import { matchAnswer } from './match-answer.ts';

const keys = [
  "she'd have said it's not what they're after",
  'photosynthesis',
  'the answer is *',
  'élève',
  "I'm sure he'll come",
];
const match = { contractions: true, typos: 2 } as const;

/** The shortest of several runs in milliseconds: what the work takes when nothing else runs. */
function shortestMs(typed: string): number {
  const runs = Array.from({ length: 9 }, () => {
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) matchAnswer(typed, keys, match);
    return performance.now() - started;
  });
  return Math.min(...runs);
}

it.each(["he'd ", "it's they'll ", "'", 'é', 'photosynthesi ', '\uFDFA'])(
  'takes time in proportion to what is typed: %s, repeated',
  (piece) => {
    const half = piece.repeat(Math.floor(1000 / piece.length));
    // Quadratic work would take four times as long; doubled runs of less than 2 ms say nothing.
    const doubledMs = shortestMs(half + half);
    if (doubledMs > 2) expect(doubledMs / shortestMs(half)).toBeLessThan(3);
  },
  20_000,
);
