import type { CalendarMeeting } from '@rubrica/api-client/contract';
import { joined } from '../../lib/text/joined.ts';

/** In a few words where a meeting is, and with whom. */
export function detailOf({ place, teacherName, groupNames }: CalendarMeeting): string {
  return joined([...groupNames, teacherName, place]);
}
