import type { StudentReport, UserId } from '@rubrica/api-client/contract';
import { and, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { countsAndRate } from '../attendance/attendance-figures.ts';

/** Returns how often a student was there, of the meetings that began between two moments and whose attendance is confirmed. */
export async function selectAttendanceRate(
  db: Database,
  studentId: UserId,
  { from, until }: { from: Date; until: Date },
): Promise<StudentReport['attendance']> {
  const rows = await db
    .select({ status: attendance.status })
    .from(attendance)
    .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
    .where(
      and(
        eq(attendance.studentId, studentId),
        isNotNull(attendance.status),
        isNull(meetings.cancelledAt),
        gte(meetings.startsAt, from),
        lt(meetings.startsAt, until),
      ),
    );
  return countsAndRate(rows);
}
