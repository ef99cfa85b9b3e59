import { expect, it } from 'vitest';
import { nextSort } from './table-head.tsx';

it('sorts ascending, then descending, then in the default order', () => {
  const first = nextSort(null, 'name');
  const second = nextSort(first, 'name');
  expect([first, second, nextSort(second, 'name')]).toEqual([
    { key: 'name', direction: 'asc' },
    { key: 'name', direction: 'desc' },
    null,
  ]);
});

it('sorts another column ascending first', () => {
  expect(nextSort({ key: 'name', direction: 'desc' }, 'date')).toEqual({ key: 'date', direction: 'asc' });
});
