import type { StudentBookSummary } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** The server's limit of rows per page. */
const limit = 100;

/** Reads all books of a student, the newest first. */
export function useBooks() {
  return useQuery({
    queryKey: keyOf('StudentBook', 'all'),
    queryFn: async ({ signal }) => {
      const books: StudentBookSummary[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, limit, sort: '-publishedAt' } as const;
        const { items, total } = await api.listStudentBooks({ query, signal });
        books.push(...items);
        if (items.length === 0 || books.length >= total) return books;
      }
    },
  });
}
