import type { HomeChild, UserId } from '@rubrica/api-client/contract';
import { and, asc, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetings } from '../../db/schema/meetings.ts';
import { meetingOf } from '../../policy/visible/meetings.ts';
import { meetingState } from '../meetings/meeting-state.ts';

type HomeMeeting = NonNullable<HomeChild['nextMeeting']>;

/** Returns a student's meetings that lie between two moments or touch them, by time; cancelled ones as well, so that they learn of it. */
export async function selectHomeMeetings(
  db: Database,
  studentId: UserId,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<HomeMeeting[]> {
  const rows = await db
    .select()
    .from(meetings)
    .where(and(meetingOf(studentId), gt(meetings.endsAt, from), lt(meetings.startsAt, until)))
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  return rows.map((meeting) => ({
    _id: meeting.id,
    title: meeting.title,
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    state: meetingState(meeting, now),
    link: meeting.link,
    place: meeting.place,
  }));
}
