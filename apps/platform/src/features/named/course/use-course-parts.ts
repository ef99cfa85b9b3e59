import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import type { CoursePart } from './course-part.ts';

const limit = 10;

/** Lectures and tasks whose titles match, found by the server. */
export function useCourseParts(search: string): { parts: CoursePart[]; isLoading: boolean } {
  const query = { limit, ...(search ? { search } : {}) };
  const [videos, tasks] = useQueries({
    queries: [
      {
        queryKey: keyOf('Video', 'parts', search),
        queryFn: ({ signal }) => api.listVideos({ query, signal }),
      },
      {
        queryKey: keyOf('Task', 'parts', search),
        queryFn: ({ signal }) => api.listTasks({ query, signal }),
      },
    ],
  });
  const lectures = (videos.data?.items ?? []).map(({ _id: id, title, status }) => ({
    kind: 'lecture' as const,
    id,
    title,
    status,
  }));
  const found = (tasks.data?.items ?? []).map(({ _id: id, title, status }) => ({
    kind: 'task' as const,
    id,
    title,
    status,
  }));
  return { parts: [...lectures, ...found], isLoading: videos.isFetching || tasks.isFetching };
}
