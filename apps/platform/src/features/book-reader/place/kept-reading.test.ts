import { expect, test } from 'vitest';
import { beginReading } from './kept-reading.ts';

const stored = { page: 50, reportedAt: '2026-03-02T09:00:00.000Z' };
const kept = (base: string, page = 12) => ({ base, reading: { page, seconds: 30 } });

test('reading begins at the first page, which is told, and then where it was left', () => {
  expect(beginReading(null, null, 60)).toMatchObject({ page: 1, unsent: { page: 1, seconds: 0 } });
  expect(beginReading(stored, null, 60)).toMatchObject({ page: 50, unsent: null });
});

test('a page kept without a network is used and sent; one from before another device is not used, but its time counts', () => {
  const same = kept(stored.reportedAt);
  expect(beginReading(stored, same, 60)).toMatchObject({ page: 12, unsent: same.reading, base: stored.reportedAt });
  expect(beginReading(stored, kept('2026-03-02T08:00:00.000Z'), 60)).toEqual({
    page: 50,
    unsent: { page: 50, seconds: 30 },
    base: stored.reportedAt,
  });
  expect(beginReading(null, same, 60).page).toBe(12);
});

test('what goes on from a later report than the one at hand is not set back', () => {
  const later = kept('2026-03-02T10:00:00.000Z');
  expect(beginReading(stored, later, 60)).toMatchObject({ page: 12, base: later.base });
});

test('what was kept before a server or a device told the time of reports is used', () => {
  expect(beginReading(stored, kept(''), 60)).toMatchObject({ page: 12, base: stored.reportedAt });
  expect(beginReading({ page: 50 }, kept(stored.reportedAt), 60).page).toBe(12);
});

test('a page beyond the end of a book that was shortened is its last one', () => {
  expect(beginReading(stored, null, 20).page).toBe(20);
  expect(beginReading(null, null, 0).page).toBe(1);
});
