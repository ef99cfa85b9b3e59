import { ApiError, NetworkError } from '@rubrica/api-client';
import { QueryClient } from '@tanstack/react-query';

/** A refusal stays one however often it is asked; a lost connection or a server at its limit may recover. */
export function mayRecover(error: unknown): boolean {
  if (error instanceof NetworkError) return error.reason !== 'offline';
  return error instanceof ApiError && (error.status === 429 || error.status >= 502);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayRecover(error),
        // Offline is told at once rather than waited out; what failed is asked again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
