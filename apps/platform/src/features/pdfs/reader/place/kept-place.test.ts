import { expect, test } from 'vitest';
import { beginPlace } from './kept-place.ts';

const stored = { page: 40, offset: 0.5, pagesRead: [1, 2], updatedAt: '2026-03-02T09:00:00.000Z' };
const kept = (base: string, page = 7) => ({ base, place: { page, offset: 0.25, pagesRead: [6, 7] } });

test('reading begins at the first page, and then where it was left', () => {
  expect(beginPlace(null, null, 10)).toMatchObject({ place: { page: 1, offset: 0 }, unsent: null });
  expect(beginPlace(stored, null, 100)).toMatchObject({ place: { page: 40, offset: 0.5 }, unsent: null });
});

test('a place kept without a network is used and sent; one from before another device is not used, but its pages count', () => {
  const same = kept(stored.updatedAt);
  expect(beginPlace(stored, same, 100)).toEqual({
    place: { page: 7, offset: 0.25 },
    unsent: same.place,
    base: stored.updatedAt,
  });
  expect(beginPlace(stored, kept('2026-03-02T08:00:00.000Z'), 100)).toEqual({
    place: { page: 40, offset: 0.5 },
    unsent: { page: 40, offset: 0.5, pagesRead: [6, 7] },
    base: stored.updatedAt,
  });
  expect(beginPlace(stored, kept('2026-03-02T10:00:00.000Z'), 100).place.page).toBe(7);
  expect(beginPlace(stored, kept(''), 100).place.page).toBe(7);
});

test('a place beyond the end of a shorter file is its last page', () => {
  expect(beginPlace(stored, null, 12).place.page).toBe(12);
  expect(beginPlace(null, kept('2026-03-02T10:00:00.000Z', 50), 6).unsent).toEqual({
    page: 6,
    offset: 0.25,
    pagesRead: [6],
  });
});
