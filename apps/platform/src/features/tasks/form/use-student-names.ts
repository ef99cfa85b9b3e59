import type { UserId } from '@rubrica/api-client/contract';
import { useQueries } from '@tanstack/react-query';
import type { Option } from '@rubrica/ui';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';

/** Names for students that are chosen already, wherever a search stands. */
export function useStudentNames(students: readonly UserId[]): Option[] {
  return useQueries({
    queries: students.map((id) => ({
      queryKey: keyOf('User', id),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getUser({ params: { id }, signal }),
      staleTime: 60_000,
    })),
    combine: (results) => students.map((id, index) => ({ value: id, label: results[index]?.data?.name ?? '…' })),
  });
}
