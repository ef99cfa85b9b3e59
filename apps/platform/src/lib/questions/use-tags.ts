import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keyOf } from '../query-keys.ts';

/** All tags of questions; empty until they are loaded. */
export function useTags() {
  const { data } = useQuery({
    queryKey: keyOf('Question', 'tags'),
    queryFn: ({ signal }) => api.listTags({ signal }),
  });
  return data?.items ?? [];
}
