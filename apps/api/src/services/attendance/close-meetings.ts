import type { MeetingId, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attendance, attendanceChanges, meetings } from '../../db/schema/meetings.ts';
import type { AppContext } from '../context.ts';
import { participantId, participants } from '../meetings/participants.ts';
import { tellAbsent } from '../notices/tell-absent.ts';
import { proposedStatus } from './proposed-status.ts';

/** Staff have this long after the end, or after they have entered a meeting that is over, to confirm the attendance before it is closed. */
const closeAfterMs = 15 * 60_000;

type CloseContext = Pick<AppContext, 'db' | 'clock' | 'lateAfterMinutes'>;

type Meeting = typeof meetings.$inferSelect;

/**
 * Closes every meeting that ended a quarter of an hour ago, each in its own transaction: students without a status get what joining
 * proposes, or Absent. Several servers may do this at once: each locks a meeting and skips those that are locked.
 *
 * @returns the number of meetings that were closed
 * @throws {AggregateError} when the others are closed, if some could not be
 */
export async function closeMeetings(app: CloseContext): Promise<number> {
  const failedIds: MeetingId[] = [];
  const errors: unknown[] = [];
  let closed = 0;
  for (;;) {
    let meeting: Meeting | undefined;
    try {
      await app.db.transaction(async (tx) => {
        const now = app.clock.now();
        meeting = await lockNext(tx, now, failedIds);
        if (meeting) await close(tx, meeting, { ...app, now });
      });
      if (!meeting) break;
      closed += 1;
    } catch (error) {
      if (!meeting) throw error;
      failedIds.push(meeting.id);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `Meetings could not be closed: ${failedIds.join(', ')}.`);
  return closed;
}

async function lockNext(tx: Database, now: Date, excludedIds: readonly MeetingId[]): Promise<Meeting | undefined> {
  const latest = new Date(now.getTime() - closeAfterMs);
  const [meeting] = await tx
    .select()
    .from(meetings)
    .where(
      and(
        isNull(meetings.closedAt),
        isNull(meetings.cancelledAt),
        lte(meetings.endsAt, latest),
        lte(meetings.createdAt, latest),
        notInArray(meetings.id, [...excludedIds]),
      ),
    )
    .orderBy(asc(meetings.endsAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return meeting;
}

async function close(
  tx: Database,
  meeting: Meeting,
  { now, lateAfterMinutes }: { now: Date; lateAfterMinutes: number },
): Promise<void> {
  const meetingId = meeting.id;
  const unmarked = await selectUnmarked(tx, meetingId);
  // Calendars show it as before, so their time stamp stays.
  await tx.update(meetings).set({ closedAt: now, updatedAt: meeting.updatedAt }).where(eq(meetings.id, meetingId));
  if (unmarked.length === 0) return;
  const lines = unmarked.map(({ studentId, joinedAt, remark }) => ({
    studentId,
    remark: remark ?? '',
    status: proposedStatus(joinedAt, meeting, lateAfterMinutes) ?? ('Absent' as const),
  }));
  await tx
    .insert(attendance)
    .values(lines.map((line) => ({ ...line, meetingId, rev: 1, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [attendance.meetingId, attendance.studentId],
      set: { status: sql`excluded.status`, rev: sql`${attendance.rev} + 1`, updatedAt: now },
    });
  await tx
    .insert(attendanceChanges)
    .values(lines.map(({ status, ...line }) => ({ ...line, meetingId, at: now, statusAfter: status })));
  const absent = lines.filter(({ status }) => status === 'Absent').map(({ studentId }) => studentId);
  await tellAbsent(tx, meeting, { students: absent, at: now });
}

/** The students of a meeting without a status, while it is not closed. */
function selectUnmarked(tx: Database, meetingId: MeetingId) {
  return tx
    .select({ studentId: sql<UserId>`${participantId}`, joinedAt: attendance.joinedAt, remark: attendance.remark })
    .from(meetings)
    .innerJoin(participants, sql`true`)
    .leftJoin(attendance, and(eq(attendance.meetingId, meetings.id), eq(attendance.studentId, participantId)))
    .where(and(eq(meetings.id, meetingId), isNull(attendance.status)));
}
