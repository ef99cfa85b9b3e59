import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { keyOf } from './query-keys.ts';

/** The current user, as the server has them. */
export function useMe() {
  return useQuery({
    queryKey: keyOf('Auth', 'me'),
    queryFn: ({ signal }) => api.getMe({ signal }),
    staleTime: 60_000,
    // Notices come meanwhile. A tab that nobody sees does not ask, and asks once it is seen.
    refetchInterval: 120_000,
  });
}
