import type { FileRef } from '@rubrica/question-kit';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keyOf } from '../query-keys.ts';

/** Links are good for five minutes; what has been loaded by then stays on the page. */
const freshMs = 4 * 60_000;

/** Returns the address of a file of a book once it is known, or that it could not be found out. */
export function useMediaUrl(file: Pick<FileRef, 'id'> | null) {
  const { data, isError } = useQuery({
    queryKey: keyOf('StudentBook', 'file', file?.id),
    queryFn: ({ signal }) => api.getFile({ params: { id: file?.id ?? '' }, signal }),
    enabled: file !== null,
    staleTime: freshMs,
  });
  return { url: data?.url, isError };
}
