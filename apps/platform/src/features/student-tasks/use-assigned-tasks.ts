import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** A student has tens of tasks, not thousands: the newest hundred are all there is to sort. */
const limit = 100;

export function useAssignedTasks() {
  return useQuery({
    queryKey: keyOf('Task', 'assigned', 'homework'),
    queryFn: ({ signal }) => api.listAssignedTasks({ query: { limit }, signal }),
  });
}
