import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { attendanceChanges, meetings } from '../../db/schema/meetings.ts';
import { users } from '../../db/schema/people.ts';
import { attendedFor } from '../../policy/visible/meetings.ts';
import type { Service } from '../service.ts';

const actors = alias(users, 'actors');

/** Returns the log of a meeting's attendance, newest first: of the students whose attendance the caller sees. */
export const listAttendanceChanges: Service<'listAttendanceChanges'> = async ({ db, caller }, { params: { id } }) => {
  const rows = await db
    .select({ change: attendanceChanges, studentName: users.name, actorName: actors.name })
    .from(attendanceChanges)
    .innerJoin(meetings, eq(meetings.id, attendanceChanges.meetingId))
    .innerJoin(users, eq(users.id, attendanceChanges.studentId))
    .leftJoin(actors, eq(actors.id, attendanceChanges.actorId))
    .where(and(eq(attendanceChanges.meetingId, id), attendedFor(caller, attendanceChanges.studentId)))
    .orderBy(desc(attendanceChanges.at), desc(attendanceChanges.id));
  return {
    items: rows.map(({ change, ...names }) => ({
      ...names,
      _id: change.id,
      at: change.at.toISOString(),
      statusBefore: change.statusBefore,
      statusAfter: change.statusAfter,
      remark: change.remark,
    })),
  };
};
