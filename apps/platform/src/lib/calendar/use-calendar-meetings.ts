import type { UserId } from '@rubrica/api-client/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keyOf } from '../query-keys.ts';
import { addDays } from './dates.ts';
import type { Period } from './period.ts';

/** Whether a meeting is live changes without anybody changing it. */
const refetchMs = 60_000;

/** The meetings of a period, by whatever clock its dates are: the caller's own, or a child's for a parent. */
export function useCalendarMeetings({ first, last }: Period, student?: UserId) {
  return useQuery({
    queryKey: keyOf('Meeting', 'calendar', first, last, student ?? null),
    queryFn: ({ signal }) => {
      const query = {
        from: new Date(`${addDays(first, -1)}T00:00:00Z`).toISOString(),
        until: new Date(`${addDays(last, 2)}T00:00:00Z`).toISOString(),
        ...(student ? { student } : {}),
      };
      return api.listCalendar({ query, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
}
