import type { Task, TaskId } from '@rubrica/api-client/contract';
import type { Option } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { keyOf } from '../../../lib/query-keys.ts';

const limit = 30;

/** Returns tasks whose titles match, whether they are still those of the search before, and the chosen one, as options with when they are due. */
export function useTaskOptions(search: string, chosen: TaskId | null) {
  const { dateTime } = useFormat();
  const optionOf = ({ _id, title, dueAt }: Pick<Task, '_id' | 'title' | 'dueAt'>): Option => ({
    value: _id,
    label: title,
    ...(dueAt !== null && { description: dateTime(dueAt) }),
  });
  const found = useQuery({
    queryKey: keyOf('Task', 'options', search),
    queryFn: ({ signal }) => api.listTasks({ query: { limit, ...(search ? { search } : {}) }, signal }),
    placeholderData: (before) => before,
  });
  const one = useQuery({
    queryKey: keyOf('Task', chosen),
    queryFn: ({ signal }) => api.getTask({ params: { id: chosen ?? '' }, signal }),
    enabled: chosen !== null,
    staleTime: 60_000,
  });
  const tasks = found.data?.items.filter(({ status }) => status === 'published' || status === 'closed') ?? [];
  return {
    options: tasks.map(optionOf),
    loading: found.isLoading || found.isPlaceholderData,
    chosen: one.data && chosen !== null ? optionOf(one.data) : null,
  };
}
