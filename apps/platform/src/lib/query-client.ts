import { ApiError, NetworkError } from '@rubrica/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Returns whether a retry can help: after a lost connection or at an overloaded server, but not after a refusal. */
export function canRecover(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason !== 'offline';
  return error instanceof ApiError && (error.isForeign || error.status === 429 || error.status >= 502);
}

/** A page that loads shows nothing until it has tried again: it asks sooner, or says what the server said. */
const mostPauseSeconds = 10;

const askedPause = (error: unknown) => (error instanceof ApiError ? error.retryAfter : undefined);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && canRecover(error) && (askedPause(error) ?? 0) <= mostPauseSeconds,
        retryDelay: (failures, error) => (askedPause(error) ?? 2 ** failures) * 1000,
        // Being offline fails at once instead of pausing the query; failed queries run again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
