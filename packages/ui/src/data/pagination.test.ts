import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageEntries } from './pagination.tsx';

it('lists every page of a short list', () => {
  expect(pageEntries(2, 4)).toEqual([1, 2, 3, 4]);
});

it('always lists the first, the last and the current page, in order, in at most seven entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, pageCount] = [Math.min(one, other), Math.max(one, other)];
      const entries = pageEntries(page, pageCount);
      const pages = entries.filter((entry) => entry !== null);
      expect(entries.length).toBeLessThanOrEqual(7);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
    }),
  );
});
