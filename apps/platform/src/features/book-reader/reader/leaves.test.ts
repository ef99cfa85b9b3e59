import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leafOfPage, leavesOf, type Opening, placeOf, turnedTo } from './leaves.ts';

const bookOf = (pages: number, after: (number | null)[] = []) => ({
  pages: Array.from({ length: pages }, (_, index) => ({ _id: `p${index + 1}` })),
  questions: after.map((page, index) => ({ id: index, page: page === null ? null : `p${page}` })),
});

const kinds = (leaves: ReturnType<typeof leavesOf>) => leaves.map(({ kind, number }) => `${kind} ${number}`);

test('questions follow their page, the others the last one', () => {
  expect(kinds(leavesOf(bookOf(3, [1, null, 1, 9])))).toEqual([
    'page 1',
    'questions 1',
    'page 2',
    'page 3',
    'questions 3',
    'end 3',
  ]);
  expect(kinds(leavesOf(bookOf(0)))).toEqual(['end 0']);
});

test('turning leads through every leaf to the end, and back to the beginning', () => {
  const opening = fc.constantFrom<Opening>(1, 2);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), opening, fc.nat(30), (count, open, from) => {
      const book = { count, opening: open };
      const seen = new Set<number>();
      let leaf = Math.min(from, count - 1);
      for (let turns = 0; turns <= count; turns += 1) leaf = turnedTo(leaf, -1, book);
      expect(leaf).toBe(0);
      for (let turns = 0; turns <= count; turns += 1) {
        for (let at = leaf; at < Math.min(leaf + open, count); at += 1) seen.add(at);
        leaf = turnedTo(leaf, 1, book);
      }
      expect(seen.size).toBe(count);
    }),
  );
});

test('a reader goes on at the first page in sight, and has read all once the last is', () => {
  expect(placeOf([{ number: 3 }, { number: 4 }], 9)).toBe(3);
  expect(placeOf([{ number: 8 }, { number: 9 }], 9)).toBe(9);
  expect(placeOf([{ number: 0 }], 0)).toBe(1);
});

test('a page is found behind the questions before it', () => {
  const leaves = leavesOf(bookOf(3, [1]));
  expect(leafOfPage(leaves, 2)).toBe(2);
  expect(leafOfPage(leaves, 70)).toBe(0);
});
