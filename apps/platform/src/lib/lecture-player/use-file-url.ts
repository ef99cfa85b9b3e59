import { useQuery } from '@tanstack/react-query';
import type { FileId } from '@rubrica/api-client/contract';
import { api } from '../api.ts';
import { keyOf } from '../query-keys.ts';

/** Links are good for five minutes; one that has been loaded by then stays on the page. */
const freshMs = 4 * 60_000;

/** Returns the address of a stored file, once it is known. */
export function useFileUrl(file: FileId | undefined): string | undefined {
  const query = useQuery({
    queryKey: keyOf('Video', 'file', file),
    queryFn: ({ signal }) => api.getFile({ params: { id: file ?? '' }, signal }),
    enabled: file !== undefined,
    staleTime: freshMs,
  });
  return query.data?.url;
}
