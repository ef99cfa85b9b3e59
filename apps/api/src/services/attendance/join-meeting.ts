import { eq, sql } from 'drizzle-orm';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { ConflictError } from '../errors/errors.ts';
import { canBeJoined } from '../meetings/meeting-state.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/** Notes when the calling student first joins a meeting, which proposes a status to staff and confirms none. */
export const joinMeeting: Service<'joinMeeting'> = async ({ db, caller, clock }, { params: { id } }) => {
  const now = clock.now();
  const meeting = expectRow(await db.select().from(meetings).where(eq(meetings.id, id)));
  if (meeting.cancelledAt !== null) throw new ConflictError('meeting_cancelled', undefined);
  if (!canBeJoined(meeting, now)) throw new ConflictError('meeting_not_live', undefined);
  const [joined] = await db
    .insert(attendance)
    .values({ meetingId: id, studentId: caller.id, joinedAt: now })
    .onConflictDoUpdate({
      target: [attendance.meetingId, attendance.studentId],
      set: { joinedAt: sql`coalesce(${attendance.joinedAt}, excluded.joined_at)` },
    })
    .returning({ joinedAt: attendance.joinedAt });
  return { link: meeting.link, joinedAt: (joined?.joinedAt ?? now).toISOString() };
};
