import type { AssignedTask } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** The server's limit of rows per page. */
const limit = 100;

/** A student's tasks: all of them, or all of one kind. The first page has the oldest, and what is due now may be on the last. */
export function useAssignedTasks(kind?: AssignedTask['kind']) {
  return useQuery({
    queryKey: keyOf('Task', 'assigned', 'list', kind),
    queryFn: async ({ signal }) => {
      const tasks: AssignedTask[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, limit, ...(kind ? { kind } : {}) };
        const { items, total } = await api.listAssignedTasks({ query, signal });
        tasks.push(...items);
        if (items.length === 0 || tasks.length >= total) return tasks;
      }
    },
  });
}
