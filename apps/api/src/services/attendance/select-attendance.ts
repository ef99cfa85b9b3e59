import type { AttendanceLine, MeetingId } from '@rubrica/api-client/contract';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { users } from '../../db/schema/people.ts';
import { attendedFor } from '../../policy/visible/meetings.ts';
import type { SignedInContext } from '../context.ts';
import { participantId, participants } from '../meetings/participants.ts';
import { proposedStatus } from './proposed-status.ts';

const confirmers = alias(users, 'confirmers');

/** Returns the lines of a meeting's attendance sheet, by name: of the students whose attendance the caller sees. */
export async function selectAttendance(
  db: Database,
  { caller, lateAfterMinutes }: Pick<SignedInContext, 'caller' | 'lateAfterMinutes'>,
  meetingId: MeetingId,
): Promise<AttendanceLine[]> {
  const rows = await db
    .select({
      student: { _id: users.id, name: users.name },
      startsAt: meetings.startsAt,
      row: getTableColumns(attendance),
      confirmedBy: confirmers.name,
    })
    .from(meetings)
    .innerJoin(users, sql`${users.id} in (select ${participantId} from ${participants})`)
    .leftJoin(attendance, and(eq(attendance.meetingId, meetings.id), eq(attendance.studentId, users.id)))
    .leftJoin(confirmers, eq(confirmers.id, attendance.confirmedBy))
    .where(and(eq(meetings.id, meetingId), attendedFor(caller, users.id)))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ student, startsAt, row, confirmedBy }) => ({
    student,
    status: row?.status ?? null,
    proposed: proposedStatus(row?.joinedAt ?? null, { startsAt }, lateAfterMinutes),
    joinedAt: row?.joinedAt?.toISOString() ?? null,
    remark: row?.remark ?? '',
    dispute: row?.dispute ?? '',
    confirmedBy,
    confirmedAt: row?.confirmedAt?.toISOString() ?? null,
    rev: row?.rev ?? 0,
  }));
}
