import { expect, it } from 'vitest';
import { readPages } from './read-pages.ts';

const rows = Array.from({ length: 230 }, (_, index) => index);

it('reads a list to its end, in its order', async () => {
  const asked: number[] = [];
  const all = await readPages(async ({ page, limit }) => {
    asked.push(page);
    return { items: rows.slice((page - 1) * limit, page * limit), total: rows.length };
  });
  expect(all).toEqual(rows);
  expect(asked).toEqual([1, 2, 3]);
});

it('ends with a page without rows: some may have been removed since the first', async () => {
  const all = await readPages(async ({ page }) => ({ items: page === 1 ? rows.slice(0, 100) : [], total: 150 }));
  expect(all).toHaveLength(100);
});
