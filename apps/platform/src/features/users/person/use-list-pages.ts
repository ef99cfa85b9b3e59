import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface ListPage<Item> {
  items: Item[];
  total: number;
}

/**
 * Reads a list page by page: the next one when it is asked for. What was added meanwhile moves the others on, so that a page may begin
 * with what the page before it ends with: each object is listed once.
 */
export function useListPages<Item extends { _id: string }>(
  queryKey: QueryKey,
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Item>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ items, total }, pages) => {
      const read = pages.reduce((sum, page) => sum + page.items.length, 0);
      return items.length > 0 && read < total ? pages.length + 1 : undefined;
    },
    select: ({ pages }): ListPage<Item> => ({
      items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [item._id, item])).values()],
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}
