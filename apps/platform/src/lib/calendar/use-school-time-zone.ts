import type { UserId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keyOf } from '../query-keys.ts';
import { readerTimeZone } from './zone.ts';

/**
 * The school's time zone; undefined until it is known.
 *
 * @param child For a parent, who has no calendar but a child's.
 */
export function useKnownTimeZone(child?: UserId): string | undefined {
  const { data } = useQuery({
    queryKey: keyOf('Metadata', 'time-zone'),
    queryFn: async ({ signal }) => {
      const now = new Date();
      const until = new Date(now.getTime() + 60_000).toISOString();
      const query = { from: now.toISOString(), until, ...(child ? { student: child } : {}) };
      return (await api.listCalendar({ query, signal })).timeZone;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** The school's time zone, to show times in; the reader's own until it is known. */
export function useSchoolTimeZone(child?: UserId): string {
  return useKnownTimeZone(child) ?? readerTimeZone();
}
