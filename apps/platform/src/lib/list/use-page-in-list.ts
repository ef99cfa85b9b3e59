import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListState } from './use-list-state.ts';

/**
 * Goes to the last page of a list that stands on one after it, as when everything on its last page was handled.
 *
 * @returns whether the rows of that page are still to come
 */
export function usePageInList(
  { data, isPlaceholderData }: UseQueryResult<{ items: readonly unknown[]; total: number }>,
  { query: { page, limit }, set }: Pick<ListState, 'query' | 'set'>,
): boolean {
  const lastPage = Math.ceil((data?.total ?? 0) / limit);
  const isEmpty = data !== undefined && data.total > 0 && data.items.length === 0;
  const isAfterLast = isEmpty && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isAfterLast) set({ page: lastPage === 1 ? undefined : String(lastPage) });
  }, [isAfterLast, lastPage, set]);
  return isAfterLast || (isEmpty && isPlaceholderData);
}
