import type { AssignedTask } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** A student has tens of tasks, not thousands: the newest hundred are all there is to sort. */
const limit = 100;

/** A student's tasks: all of them, or those of one kind. */
export function useAssignedTasks(kind?: AssignedTask['kind']) {
  return useQuery({
    queryKey: keyOf('Task', 'assigned', 'list', kind),
    queryFn: ({ signal }) => api.listAssignedTasks({ query: { limit, ...(kind ? { kind } : {}) }, signal }),
  });
}
