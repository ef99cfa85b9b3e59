import type { MeetingId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import { requireVisible } from '../../policy/authorize.ts';
import { visibleMeetings } from '../../policy/visible/meetings.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { toCalendar } from './to-calendar.ts';

/** Returns one meeting as an iCalendar. @throws {NotFoundError} if it is not there for the caller */
export async function readMeetingCalendar({ db, caller }: SignedInContext, id: MeetingId): Promise<string> {
  await requireVisible(db, caller, visibleMeetings, id);
  return toCalendar([expectRow(await db.select().from(meetings).where(eq(meetings.id, id)))]);
}
