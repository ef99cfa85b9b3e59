import type { UserId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

/** The dates between which attendance is counted; empty for no bound. */
export interface AttendancePeriod {
  from: string;
  until: string;
}

export const allTime: AttendancePeriod = { from: '', until: '' };

/** A student's attendance. */
export function useStudentAttendance(student: UserId, { from, until }: AttendancePeriod) {
  return useQuery({
    queryKey: keyOf('Meeting', 'attendance', student, from, until),
    queryFn: ({ signal }) => {
      const query = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
      return api.getStudentAttendance({ params: { id: student }, query, signal });
    },
    placeholderData: (before) => before,
  });
}
