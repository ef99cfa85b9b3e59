/**
 * Options of a query whose reply the page goes on from, and edits or keeps a place in: it is fetched when the page opens, and not again
 * while it is used.
 */
export const fetchedOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;
