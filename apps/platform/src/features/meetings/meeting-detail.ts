import type { CalendarMeeting } from '@rubrica/api-client/contract';

/** In a few words where a meeting is, and with whom. */
export function detailOf({ place, teacherName, groupNames }: CalendarMeeting): string {
  return [groupNames.join(', '), teacherName, place].filter(Boolean).join(' · ');
}
