import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** The reader's own thread with the school, as far as a page has to know it: what is unread, and when somebody answers. */
export function useMyThread(isLive: boolean) {
  return useQuery({
    queryKey: keyOf('Chat', 'mine'),
    queryFn: ({ signal }) => api.getMyThread({ signal }),
    staleTime: 60_000,
    // A tab that nobody sees does not ask, and asks once it is seen.
    refetchInterval: isLive ? false : 120_000,
  });
}
