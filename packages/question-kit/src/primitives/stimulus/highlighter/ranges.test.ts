import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../text-ranges/segments.ts';
import { covers, withoutRange, withRange } from './ranges.ts';

const anyRange: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
  .map(([start, length]) => ({ start, end: start + length }));

const anyRanges = fc.array(anyRange, { maxLength: 8 }).map((ranges) => ranges.reduce(withRange, [] as Range[]));

const marked = (ranges: readonly Range[]) =>
  Array.from({ length: 90 }, (_, at) => ranges.some(({ start, end }) => start <= at && at < end));

describe('the ranges a reader highlights', () => {
  it('hold every character that was added and no other, in order and apart', () => {
    fc.assert(
      fc.property(anyRanges, anyRange, (ranges, added) => {
        const next = withRange(ranges, added);
        const before = marked(ranges);
        expect(marked(next)).toEqual(before.map((was, at) => was || (added.start <= at && at < added.end)));
        expect(covers(next, added)).toBe(true);
        for (const [index, { start }] of next.entries()) {
          if (index > 0) expect(start).toBeGreaterThan(next[index - 1]?.end ?? -1);
        }
      }),
    );
  });

  it('lose every character that was removed and no other', () => {
    fc.assert(
      fc.property(anyRanges, anyRange, (ranges, removed) => {
        const next = withoutRange(ranges, removed);
        const before = marked(ranges);
        expect(marked(next)).toEqual(before.map((was, at) => was && !(removed.start <= at && at < removed.end)));
        expect(covers(next, removed)).toBe(false);
      }),
    );
  });
});
