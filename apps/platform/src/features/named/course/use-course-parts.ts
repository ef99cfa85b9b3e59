import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import type { CoursePart } from './course-part.ts';

const limit = 10;

/** Lectures, tasks and documents whose titles match, found by the server. */
export function useCourseParts(search: string): { parts: CoursePart[]; isLoading: boolean } {
  const query = { limit, ...(search ? { search } : {}) };
  const [videos, tasks, pdfs] = useQueries({
    queries: [
      {
        queryKey: keyOf('Video', 'parts', search),
        queryFn: ({ signal }) => api.listVideos({ query, signal }),
      },
      {
        queryKey: keyOf('Task', 'parts', search),
        queryFn: ({ signal }) => api.listTasks({ query, signal }),
      },
      {
        queryKey: keyOf('Pdf', 'parts', search),
        queryFn: ({ signal }) => api.listPdfs({ query, signal }),
      },
    ],
  });
  const parts = [
    ...partsOf('lecture', videos.data?.items),
    ...partsOf('task', tasks.data?.items),
    ...partsOf('pdf', pdfs.data?.items),
  ];
  return { parts, isLoading: videos.isFetching || tasks.isFetching || pdfs.isFetching };
}

type Found = Pick<CoursePart, 'title' | 'status'> & { _id: string };

function partsOf(kind: CoursePart['kind'], found: readonly Found[] = []): CoursePart[] {
  return found.map(({ _id: id, title, status }) => ({ kind, id, title, status }));
}
