import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextSort } from './next-sort.ts';
import { pageList } from './page-list.ts';

it('names every page of a short list', () => {
  expect(pageList(2, 4)).toEqual([1, 2, 3, 4]);
});

it('always names the first, the last and the current page, in order, in at most seven places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)];
      const list = pageList(page, pages);
      const named = list.filter((each) => each !== null);
      expect(list.length).toBeLessThanOrEqual(7);
      expect(named).toEqual([...new Set(named)].toSorted((a, b) => a - b));
      expect(named).toEqual(expect.arrayContaining([1, page, pages]));
    }),
  );
});

it('sorts ascending, then descending, then as it was', () => {
  const first = nextSort(null, 'name');
  const second = nextSort(first, 'name');
  expect([first, second, nextSort(second, 'name')]).toEqual([
    { key: 'name', direction: 'asc' },
    { key: 'name', direction: 'desc' },
    null,
  ]);
  expect(nextSort(second, 'date')).toEqual({ key: 'date', direction: 'asc' });
});
