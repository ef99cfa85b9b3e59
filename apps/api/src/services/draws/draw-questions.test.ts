import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawQuestions } from './draw-questions.ts';

/** Pools that share questions, and ask for fewer or more than there are. */
const pools = fc.array(
  fc.record({
    count: fc.integer({ min: 0, max: 5 }),
    ids: fc.uniqueArray(
      fc.integer({ min: 0, max: 11 }).map((number) => `q${number}`),
      { maxLength: 9 },
    ),
  }),
  { maxLength: 4 },
);

/** Whether there is a draw at all, by Hall's theorem: no set of pools asks for more than it has together. */
function isPossible(given: readonly { count: number; ids: readonly string[] }[]): boolean {
  return Array.from({ length: 2 ** given.length }, (_, chosen) =>
    given.filter((_pool, index) => (chosen >> index) % 2 === 1),
  ).every((some) => {
    const asked = some.reduce((sum, { count }) => sum + count, 0);
    return asked <= new Set(some.flatMap(({ ids }) => ids)).size;
  });
}

describe('a draw', () => {
  test('has as many questions of each pool as it says, none twice, whenever that is possible', () => {
    fc.assert(
      fc.property(pools, fc.uuid(), (given, seed) => {
        const drawn = drawQuestions(given, seed);
        expect(drawn !== null).toBe(isPossible(given));
        if (drawn === null) return;
        expect(drawn.map((ids) => ids.length)).toEqual(given.map(({ count }) => count));
        const all = drawn.flat();
        expect(new Set(all).size).toBe(all.length);
        for (const [index, ids] of drawn.entries()) for (const id of ids) expect(given[index]?.ids).toContain(id);
      }),
    );
  });

  test('is the same for the same seed, in whatever order a pool lists its questions', () => {
    fc.assert(
      fc.property(pools, fc.uuid(), (given, seed) => {
        const reversed = given.map(({ count, ids }) => ({ count, ids: ids.toReversed() }));
        expect(drawQuestions(reversed, seed)).toEqual(drawQuestions(given, seed));
      }),
    );
  });

  test('gives every question of a pool about as often as any other', () => {
    const ids = Array.from({ length: 10 }, (_, index) => `q${index}`);
    const counts = new Map<string, number>();
    for (let attempt = 0; attempt < 4000; attempt += 1) {
      for (const id of drawQuestions([{ count: 3, ids }], `attempt ${attempt}`)?.[0] ?? [])
        counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // 1200 each; 6 standard deviations are 174.
    for (const id of ids) expect(Math.abs((counts.get(id) ?? 0) - 1200)).toBeLessThan(174);
  });
});
