import type { Meeting, MeetingId, MeetingSeriesId } from '@rubrica/api-client/contract';
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { attendance, meetingGroups, meetings, meetingSeries, meetingStudents } from '../../db/schema/meetings.ts';
import { groups, users } from '../../db/schema/people.ts';
import { attendedFor } from '../../policy/visible/meetings.ts';
import type { Caller } from '../caller.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { meetingState } from './meeting-state.ts';
import { participantId, participants } from './participants.ts';
import { toWeeklyRule } from './to-weekly-rule.ts';

const teachers = alias(users, 'teachers');

const groupIds = sql<
  string[]
>`(select coalesce(json_agg(${meetingGroups.groupId} order by ${groups.name}, ${groups.id}), '[]'::json)
  from ${meetingGroups} join ${groups} on ${groups.id} = ${meetingGroups.groupId} where ${meetingGroups.meetingId} = ${meetings.id})`;

/** The names of a meeting's groups, in the order of their ids in `Meeting`. */
export const groupNames = sql<
  string[]
>`(select coalesce(json_agg(${groups.name} order by ${groups.name}, ${groups.id}), '[]'::json)
  from ${meetingGroups} join ${groups} on ${groups.id} = ${meetingGroups.groupId} where ${meetingGroups.meetingId} = ${meetings.id})`;

const studentIds = sql<
  string[]
>`(select coalesce(json_agg(${meetingStudents.studentId} order by ${meetingStudents.studentId}), '[]'::json)
  from ${meetingStudents} where ${meetingStudents.meetingId} = ${meetings.id})`;

type Counts = Pick<Meeting, 'studentCount' | 'confirmedCount' | 'disputeCount'>;

/** Of the students whose attendance the caller sees. */
function counts(caller: Caller): SQL<Counts> {
  const row = and(eq(attendance.meetingId, meetings.id), eq(attendance.studentId, participantId));
  return sql<Counts>`(select json_build_object('studentCount', count(*), 'confirmedCount', count(${attendance.status}),
      'disputeCount', count(*) filter (where ${attendance.dispute} <> ''))
    from ${participants} left join ${attendance} on ${row} where ${attendedFor(caller, participantId)})`;
}

/** Selects meetings as staff see them, in one query. */
export function selectMeetings(db: Database, caller: Caller, where: SQL | undefined) {
  return db
    .select({
      meeting: getTableColumns(meetings),
      series: getTableColumns(meetingSeries),
      teacherName: teachers.name,
      groups: groupIds,
      groupNames,
      students: studentIds,
      counts: counts(caller),
    })
    .from(meetings)
    .leftJoin(meetingSeries, eq(meetingSeries.id, meetings.seriesId))
    .leftJoin(teachers, eq(teachers.id, meetings.teacherId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectMeetings>>[number];

/** Returns a selected meeting as the contract describes it. */
export function toMeeting({ meeting, series, counts: counted, ...references }: Row, now: Date): Meeting {
  return {
    ...references,
    ...counted,
    _id: meeting.id,
    createdAt: meeting.createdAt.toISOString(),
    updatedAt: meeting.updatedAt.toISOString(),
    title: meeting.title,
    description: meeting.description,
    link: meeting.link,
    place: meeting.place,
    teacher: meeting.teacherId,
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    rev: meeting.rev,
    state: meetingState(meeting, now),
    series: series && { _id: series.id, rule: toWeeklyRule(series), isException: meeting.isException, rev: series.rev },
  };
}

/** Returns one meeting as staff see it. @throws {NotFoundError} */
export async function selectMeetingById(
  db: Database,
  { caller, clock }: Pick<SignedInContext, 'caller' | 'clock'>,
  id: MeetingId,
): Promise<Meeting> {
  return toMeeting(expectRow(await selectMeetings(db, caller, eq(meetings.id, id))), clock.now());
}

/**
 * Returns the meeting of a series that has what was last saved of the series. Exceptions have their own title, people and place, and
 * what has begun has those of an earlier time. Where all are exceptions, one of them. @throws {NotFoundError}
 */
export async function selectMeetingOfSeries(
  db: Database,
  { caller, clock }: Pick<SignedInContext, 'caller' | 'clock'>,
  id: MeetingSeriesId,
): Promise<Meeting> {
  const rows = await selectMeetings(db, caller, eq(meetings.seriesId, id))
    // A change of the series writes those to come that are no exceptions, and nothing else changes what they have.
    .orderBy(asc(meetings.isException), desc(meetings.updatedAt), desc(meetings.startsAt))
    .limit(1);
  return toMeeting(expectRow(rows), clock.now());
}
