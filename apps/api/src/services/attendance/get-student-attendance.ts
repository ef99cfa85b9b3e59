import type { UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { diplomaGroups } from '../../db/schema/courses.ts';
import { attendance, meetingGroups, meetings } from '../../db/schema/meetings.ts';
import { diplomas } from '../../db/schema/named.ts';
import { groups, users } from '../../db/schema/people.ts';
import { learnsIn } from '../../policy/visible/learning.ts';
import { meetingOf } from '../../policy/visible/meetings.ts';
import { dateIn, startOfDate } from '../meetings/occurrences.ts';
import { toStoredMoment } from '../meetings/stored-moment.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { attendanceFigures } from './attendance-figures.ts';

/** Returns a student's attendance at the meetings that have ended, from one date to another on the school's clocks. */
export const getStudentAttendance: Service<'getStudentAttendance'> = async (
  { db, clock, timeZone },
  { params: { id }, query },
) => {
  const student = expectRow(await db.select({ _id: users.id, name: users.name }).from(users).where(eq(users.id, id)));
  const rows = await selectAttended(
    db,
    id,
    and(
      lte(meetings.endsAt, clock.now()),
      query.from ? gte(meetings.startsAt, toStoredMoment(startOfDate(query.from, timeZone))) : undefined,
      query.until ? lt(meetings.startsAt, toStoredMoment(startOfDate(query.until, timeZone, 1))) : undefined,
    ),
  );
  const attended = rows.map(({ status, startsAt, own, all, ownCourses, allCourses }) => ({
    status,
    month: dateIn(startsAt, timeZone).slice(0, 7),
    groups: own.length > 0 ? own : all,
    courses: own.length > 0 ? ownCourses : allCourses,
  }));
  return {
    student,
    ...attendanceFigures(attended),
    history: rows.toReversed().map(({ meeting, startsAt, endsAt, status, joinedAt, remark, dispute }) => ({
      meeting: { ...meeting, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      status,
      joinedAt: joinedAt?.toISOString() ?? null,
      remark: remark ?? '',
      dispute: dispute ?? '',
    })),
  };
};

/** Names of groups of a meeting, as JSON. */
function groupNamesWhere(condition: SQL | undefined): SQL<string[]> {
  const ofMeeting = and(eq(meetingGroups.meetingId, meetings.id), condition);
  return sql<string[]>`(select coalesce(json_agg(${groups.name}), '[]'::json) from ${meetingGroups}
    join ${groups} on ${groups.id} = ${meetingGroups.groupId} where ${ofMeeting})`;
}

/** Names of the courses that groups of a meeting take, as JSON. */
function courseNamesWhere(condition: SQL | undefined): SQL<string[]> {
  const ofMeeting = and(eq(meetingGroups.meetingId, meetings.id), condition);
  return sql<string[]>`(select coalesce(json_agg(distinct ${diplomas.name}), '[]'::json) from ${meetingGroups}
    join ${diplomaGroups} on ${diplomaGroups.groupId} = ${meetingGroups.groupId}
    join ${diplomas} on ${diplomas.id} = ${diplomaGroups.diplomaId} where ${ofMeeting})`;
}

/** Selects a student's meetings by time. Of a closed one there is a row, or the student was not there to come: a later member of a group. */
function selectAttended(db: Database, studentId: UserId, when: SQL | undefined) {
  return db
    .select({
      meeting: { _id: meetings.id, title: meetings.title },
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
      status: attendance.status,
      joinedAt: attendance.joinedAt,
      remark: attendance.remark,
      dispute: attendance.dispute,
      own: groupNamesWhere(learnsIn(studentId, meetingGroups.groupId)),
      all: groupNamesWhere(undefined),
      ownCourses: courseNamesWhere(learnsIn(studentId, meetingGroups.groupId)),
      allCourses: courseNamesWhere(undefined),
    })
    .from(meetings)
    .leftJoin(attendance, and(eq(attendance.meetingId, meetings.id), eq(attendance.studentId, studentId)))
    .where(
      and(
        isNull(meetings.cancelledAt),
        or(isNotNull(attendance.studentId), and(isNull(meetings.closedAt), meetingOf(studentId))),
        when,
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
}
