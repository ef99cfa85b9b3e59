import type { CalendarMeeting, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { users } from '../../db/schema/people.ts';
import { meetingOf, visibleMeetings } from '../../policy/visible/meetings.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Caller } from '../caller.ts';
import { ValidationError } from '../errors/errors.ts';
import { meetingState } from '../meetings/meeting-state.ts';
import { groupNames } from '../meetings/select-meetings.ts';
import { toStoredMoment } from '../meetings/stored-moment.ts';
import type { Service } from '../service.ts';

const longestDays = 100;

/** Returns the meetings between two moments, by time: a student's own, those of a parent's child, or those that staff see. */
export const listCalendar: Service<'listCalendar'> = async ({ db, caller, clock, timeZone }, { query }) => {
  const [from, until] = [toStoredMoment(new Date(query.from)), toStoredMoment(new Date(query.until))];
  if (until.getTime() - from.getTime() > longestDays * 24 * 3_600_000)
    throw new ValidationError({ until: [{ code: 'days_max', limit: longestDays }] });
  const studentId = requestedStudent(caller, query.student);
  const where = and(
    studentId === null ? visibleTo(caller, visibleMeetings) : meetingOf(studentId),
    gt(meetings.endsAt, from),
    lt(meetings.startsAt, until),
  );
  const now = clock.now();
  const rows = await selectCalendar(db, studentId, where);
  return { timeZone, items: rows.map((row) => toCalendarMeeting(row, now)) };
};

/** Whose meetings: a student's own, a child's that a parent names (the policy has checked that it is theirs), or nobody's. */
function requestedStudent(caller: Caller, studentId: UserId | undefined): UserId | null {
  if (caller.role === 'student') return caller.id;
  if (caller.role !== 'parent') return null;
  if (studentId === undefined) throw new ValidationError({ student: [{ code: 'required' }] });
  return studentId;
}

function selectCalendar(db: Database, studentId: UserId | null, where: SQL | undefined) {
  const ofStudent = studentId === null ? sql`false` : eq(attendance.studentId, studentId);
  return db
    .select({
      meeting: getTableColumns(meetings),
      teacherName: users.name,
      groupNames,
      // Drizzle takes the whole for absent where the first column is null.
      attendance: {
        remark: attendance.remark,
        status: attendance.status,
        joinedAt: attendance.joinedAt,
        dispute: attendance.dispute,
      },
    })
    .from(meetings)
    .leftJoin(users, eq(users.id, meetings.teacherId))
    .leftJoin(attendance, and(eq(attendance.meetingId, meetings.id), ofStudent))
    .where(where)
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
}

type Row = Awaited<ReturnType<typeof selectCalendar>>[number];

function toCalendarMeeting({ meeting, attendance: own, ...names }: Row, now: Date): CalendarMeeting {
  return {
    ...names,
    _id: meeting.id,
    title: meeting.title,
    description: meeting.description,
    link: meeting.link,
    place: meeting.place,
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    state: meetingState(meeting, now),
    attendance: own && { ...own, joinedAt: own.joinedAt?.toISOString() ?? null },
  };
}
