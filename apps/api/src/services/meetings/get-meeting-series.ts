import { asc, desc, eq } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectMeetings, toMeeting } from './select-meetings.ts';

/**
 * Returns the meeting of a series that has what was last saved of the series. Exceptions have their own title, people and place, and
 * what has begun has those of an earlier time. Where all are exceptions, one of them.
 */
export const getMeetingSeries: Service<'getMeetingSeries'> = async ({ db, caller, clock }, { params: { id } }) => {
  const rows = await selectMeetings(db, caller, eq(meetings.seriesId, id))
    // A change of the series writes those to come that are no exceptions, and nothing else does.
    .orderBy(asc(meetings.isException), desc(meetings.updatedAt), desc(meetings.startsAt))
    .limit(1);
  return toMeeting(expectRow(rows), clock.now());
};
