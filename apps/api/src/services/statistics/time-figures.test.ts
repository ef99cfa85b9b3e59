import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeFigures } from './time-figures.ts';

const times = (quick: number) => [
  ...Array.from({ length: quick }, () => 5_000),
  ...Array.from({ length: 20 }, () => 60_000),
];

describe('how long a question took', () => {
  it('is in the order of the quartiles, and between the shortest and the longest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3_600_000 }), { minLength: 1, maxLength: 60 }), (all) => {
        const { lowerQuartileMs, medianMs, upperQuartileMs } = timeFigures(all);
        const order = [Math.min(...all), lowerQuartileMs, medianMs, upperQuartileMs, Math.max(...all)];
        expect(order).toEqual(order.toSorted((left, right) => left - right));
      }),
    );
  });

  it('names a question that one in ten answered in less than a tenth of the median', () => {
    expect(timeFigures(times(2))).toMatchObject({ tooQuickBelowMs: 6_000, tooQuick: 2, isLookedAt: false });
    expect(timeFigures(times(3))).toMatchObject({ tooQuick: 3, isLookedAt: true });
  });
});
