import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imposeBooklet } from './impose.ts';

test('eight pages make two sheets, which an Arabic book has the other way round', () => {
  expect(imposeBooklet(8, 'ltr')).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ]);
  expect(imposeBooklet(8, 'rtl')).toEqual([
    [0, 7],
    [6, 1],
    [2, 5],
    [4, 3],
  ]);
});

test('pages that are missing stay empty, and no book has no sheet', () => {
  expect(imposeBooklet(3, 'ltr')).toEqual([
    [null, 0],
    [1, 2],
  ]);
  expect(imposeBooklet(0, 'ltr')).toEqual([]);
});

/** Folds the sheets and reads the booklet from its first page on. */
function folded(sides: ReturnType<typeof imposeBooklet>, direction: 'ltr' | 'rtl') {
  const [first, last] = direction === 'ltr' ? [1, 0] : [0, 1];
  const firstHalf = sides.map((side, index) => side[index % 2 === 0 ? first : last] ?? null);
  const secondHalf = sides.map((side, index) => side[index % 2 === 0 ? last : first] ?? null).toReversed();
  return [...firstHalf, ...secondHalf];
}

test('a folded booklet has every page once and in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120 }),
      fc.constantFrom('ltr' as const, 'rtl' as const),
      (count, direction) => {
        const pages = folded(imposeBooklet(count, direction), direction);
        expect(pages.filter((page) => page !== null)).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(pages.length % 4).toBe(0);
        expect(pages.slice(count).every((page) => page === null)).toBe(true);
      },
    ),
  );
});
