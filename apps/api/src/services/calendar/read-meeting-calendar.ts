import type { MeetingId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import { requireVisible } from '../../policy/authorize.ts';
import { visibleMeetings } from '../../policy/visible/meetings.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { calendarColumns, type CalendarEvent } from './to-calendar.ts';

/** Returns one meeting as a calendar shows it. @throws {NotFoundError} if it is not there for the caller */
export async function readMeetingCalendar({ db, caller }: SignedInContext, id: MeetingId): Promise<CalendarEvent[]> {
  await requireVisible(db, caller, visibleMeetings, id);
  return [expectRow(await db.select(calendarColumns).from(meetings).where(eq(meetings.id, id)))];
}
