import type { TableSort } from './table-types.ts';

/** What a press on a column's header gives: ascending, then descending, then as it was. */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null;
}
