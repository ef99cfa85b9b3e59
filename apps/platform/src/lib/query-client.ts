import { ApiError, NetworkError } from '@rubrica/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Returns whether a retry can help: after a lost connection or at an overloaded server, but not after a refusal. */
export function canRecover(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason !== 'offline';
  return error instanceof ApiError && (error.status === 429 || error.status >= 502);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && canRecover(error),
        // Being offline fails at once instead of pausing the query; failed queries run again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
