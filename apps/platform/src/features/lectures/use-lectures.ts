import type { LectureSummary } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** The server's limit of rows per page. */
const limit = 100;

/** All lectures of the calling student, in the author's order. */
export function useLectures() {
  return useQuery({
    queryKey: keyOf('Lecture', 'all'),
    queryFn: async ({ signal }) => {
      const lectures: LectureSummary[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.listLectures({ query: { page, limit }, signal });
        lectures.push(...items);
        if (items.length === 0 || lectures.length >= total) return lectures;
      }
    },
  });
}
