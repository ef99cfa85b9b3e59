import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceShares, omittedShares, thirdsOf } from './choice-shares.ts';
import { itemFigures } from './item-figures.ts';
import { wholeFigures } from './whole-figures.ts';

const halves = (maximum: number) => fc.nat({ max: maximum * 2 }).map((value) => value / 2);
const paper = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }).chain((maxima) =>
  fc.record({
    items: fc.constant(maxima.map((maximum) => ({ maximum }))),
    attempts: fc.array(fc.record({ marks: fc.tuple(...maxima.map((maximum) => halves(maximum))) }), {
      minLength: 2,
      maxLength: 40,
    }),
  }),
);

const shuffled = <Value>(values: readonly Value[]) =>
  fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });

const close = (left: number | null, right: number | null) =>
  left === null || right === null ? expect(left).toBe(right) : expect(left).toBeCloseTo(right, 8);

describe('statistics of any marks', () => {
  it('are within their ranges', () => {
    fc.assert(
      fc.property(paper, ({ attempts, items }) => {
        const figures = itemFigures(attempts, items);
        for (const { facility, discrimination, efficiency } of figures) {
          expect(facility).toBeGreaterThanOrEqual(0);
          expect(facility).toBeLessThanOrEqual(1);
          expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
          // The marks in the order of the rests covary most: no other order exceeds it.
          expect(efficiency ?? 0).toBeLessThanOrEqual(1 + 1e-9);
        }
        const intended = figures.reduce((sum, { intendedWeight }) => sum + intendedWeight, 0);
        expect(intended).toBeCloseTo(1, 9);
        const effective = figures.reduce((sum, { effectiveWeight }) => sum + (effectiveWeight ?? 0), 0);
        expect([0, 1]).toContain(Math.round(effective * 1e9) / 1e9);
      }),
    );
  });

  it('have an alpha of 1 at most, and every attempt once in the histogram', () => {
    fc.assert(
      fc.property(paper, ({ attempts, items }) => {
        const { alpha, standardError, histogram } = wholeFigures(attempts, items);
        expect(alpha ?? 1).toBeLessThanOrEqual(1);
        expect(standardError ?? 0).toBeGreaterThanOrEqual(0);
        expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(attempts.length);
      }),
    );
  });

  it('do not depend on the order of the students', () => {
    const both = paper.chain((data) => fc.tuple(fc.constant(data), shuffled(data.attempts)));
    fc.assert(
      fc.property(both, ([{ attempts, items }, others]) => {
        const [figures, otherFigures] = [itemFigures(attempts, items), itemFigures(others, items)];
        for (const [index, item] of figures.entries()) {
          close(item.facility, otherFigures[index]?.facility ?? null);
          close(item.discrimination, otherFigures[index]?.discrimination ?? null);
          close(item.efficiency, otherFigures[index]?.efficiency ?? null);
          close(item.effectiveWeight, otherFigures[index]?.effectiveWeight ?? null);
        }
        close(wholeFigures(attempts, items).alpha, wholeFigures(others, items).alpha);
      }),
    );
  });

  it('give an item with equal marks no discrimination', () => {
    fc.assert(
      fc.property(paper, fc.double({ min: 0, max: 1, noNaN: true }), ({ attempts, items }, mark) => {
        const withEqual = attempts.map(({ marks }) => ({ marks: [...marks, mark] }));
        const last = itemFigures(withEqual, [...items, { maximum: 1 }]).at(-1);
        expect(last).toMatchObject({ discrimination: null, efficiency: null });
        expect(last?.standardDeviation).toBeCloseTo(0, 9);
      }),
    );
  });

  it('give a single item its discrimination by what the attempts earned elsewhere', () => {
    const attempts = [0, 1, 2, 3].map((mark) => ({ marks: [mark], elsewhere: { mark: mark * 5, maximum: 15 } }));
    expect(itemFigures(attempts, [{ maximum: 3 }])[0]?.discrimination).toBeCloseTo(1, 9);
    const alone = attempts.map(({ marks }) => ({ marks }));
    expect(itemFigures(alone, [{ maximum: 3 }])[0]?.discrimination).toBeNull();
  });
});

describe('thirds', () => {
  it('are as large as each other, but for equal scores at their ends, which are all in', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 40 }), (scores) => {
        const { upper, lower } = thirdsOf(scores);
        const size = Math.floor(scores.length / 3);
        for (const third of [upper, lower]) expect(third.size).toBeGreaterThanOrEqual(size);
        const inScores = new Set([...lower].map((place) => scores[place]));
        for (const [place, score] of scores.entries()) expect(lower.has(place)).toBe(inScores.has(score));
      }),
    );
  });

  it('say who chose an option', () => {
    const chosen = [['a'], ['a'], ['b'], [], ['b'], ['b', 'a']];
    const thirds = thirdsOf([6, 5, 4, 3, 2, 1]);
    expect(choiceShares('b', chosen, thirds)).toEqual({ all: 0.5, upper: 0, lower: 1 });
    expect(choiceShares('c', chosen, thirds)).toEqual({ all: 0, upper: 0, lower: 0 });
    expect(omittedShares(chosen, thirds).all).toBeCloseTo(1 / 6, 9);
  });
});
