import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipIntervals, coveredMs, covers, type Interval, mergeIntervals, subtractIntervals } from './intervals.ts';

const lengthMs = 200;
const interval: fc.Arbitrary<Interval> = fc
  .tuple(fc.integer({ min: 0, max: lengthMs }), fc.integer({ min: 0, max: lengthMs }))
  .map(([a, b]): Interval => [Math.min(a, b), Math.max(a, b)]);
const intervals = fc.array(interval, { maxLength: 12 });

/** Every millisecond that the parts cover. */
function places(parts: readonly Interval[]): Set<number> {
  const all = new Set<number>();
  for (const [startMs, endMs] of parts) for (let at = startMs; at < endMs; at += 1) all.add(at);
  return all;
}

describe('parts of a video', () => {
  test('merging keeps every place, in order and each once', () => {
    fc.assert(
      fc.property(intervals, (parts) => {
        const merged = mergeIntervals(parts);
        expect(places(merged)).toEqual(places(parts));
        expect(coveredMs(parts)).toBe(places(parts).size);
        for (const [index, [startMs, endMs]] of merged.entries()) {
          expect(endMs).toBeGreaterThan(startMs);
          const next = merged[index + 1];
          if (next) expect(next[0]).toBeGreaterThan(endMs);
        }
      }),
    );
  });

  test('subtracting leaves the places that the others do not cover', () => {
    fc.assert(
      fc.property(intervals, intervals, (parts, others) => {
        const without = places(others);
        expect(places(subtractIntervals(parts, others))).toEqual(
          new Set([...places(parts)].filter((at) => !without.has(at))),
        );
      }),
    );
  });

  test('clipping keeps the first places up to the credit', () => {
    fc.assert(
      fc.property(intervals, fc.integer({ min: -5, max: 300 }), (parts, creditMs) => {
        const kept = [...places(parts)].toSorted((a, b) => a - b).slice(0, Math.max(0, creditMs));
        expect([...places(clipIntervals(parts, creditMs))]).toEqual(kept);
      }),
    );
  });

  test('a part is covered where one place of it is', () => {
    fc.assert(
      fc.property(intervals, interval, (parts, place) => {
        const covered = places(parts);
        expect(covers(mergeIntervals(parts), place)).toBe([...places([place])].some((at) => covered.has(at)));
      }),
    );
  });
});
