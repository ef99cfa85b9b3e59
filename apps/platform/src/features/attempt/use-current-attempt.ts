import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useIsLive, useLive, useWatch } from '../../lib/live/use-live.ts';
import { keyOf } from '../../lib/query-keys.ts';
import type { LoadedAttempt } from './load-attempt.ts';

/** A page that is not live asks now and then whether its time is another. */
const refreshMs = 60_000;

/** An attempt as it is now: a teacher may give more time, and it may be submitted elsewhere, while the student works on it. */
export function useCurrentAttempt({ attempt }: LoadedAttempt) {
  const id = attempt._id;
  useWatch({ topic: 'attempt', id });
  const isLive = useIsLive();
  const { data, refetch } = useQuery({
    // With the answers, so that submitting does not read it once more.
    queryKey: keyOf('Answer', id, 'attempt'),
    queryFn: ({ signal }) => api.getTaskTaken({ params: { id }, signal }),
    initialData: attempt,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: isLive ? false : refreshMs,
    // It says that the connection is back, too.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: false,
    retry: false,
  });
  useLive('attempt-changed', (event) => {
    if (!event || (event.taskTaken === id && event.reason !== 'opened-elsewhere')) void refetch();
  });
  return {
    deadlineAt: data.deadlineAt,
    hasOtherDeadline: data.deadlineAt !== attempt.deadlineAt,
    /** The server's clock when it last answered. */
    answeredAt: data.now,
    isOpen: data.status === 'in_progress' || data.status === 'returned',
  };
}
