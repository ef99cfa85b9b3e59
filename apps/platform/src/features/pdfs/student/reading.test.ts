import { expect, test } from 'vitest';
import { lastRead, readShare } from './reading.ts';

const pdf = (pagesRead: number[], updatedAt: string) => ({
  pageCount: 2,
  progress: { page: 1, offset: 0, pagesRead, updatedAt },
});

test('reading carries on with the latest document that is not read to the end', () => {
  const [earlier, later, whole] = [
    pdf([1], '2026-03-01T09:00:00.000Z'),
    pdf([], '2026-03-02T09:00:00.000Z'),
    pdf([1, 2], '2026-03-03T09:00:00.000Z'),
  ];
  expect(lastRead([earlier, whole, later, { pageCount: 2, progress: null }])).toBe(later);
  expect(lastRead([whole])).toBeNull();
  expect([earlier, whole].map(readShare)).toEqual([0.5, 1]);
});
