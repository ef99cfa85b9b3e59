import type { GroupId, MeetingConflict, MeetingId, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetingGroups, meetings, meetingStudents } from '../../db/schema/meetings.ts';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { assertValidMeeting } from './assert-valid-meeting.ts';
import { planProblems } from './create-meeting.ts';
import { type MeetingTime, occurrencesOf } from './occurrences.ts';
import { overlapping } from './overlapping.ts';
import type { Input, Service } from '../service.ts';

type Body = Input<'findMeetingConflicts'>['body'];

/** More than anybody reads; a plan with so many is another one. */
const mostConflicts = 100;

/** Says what a plan needs at a time at which another meeting has it: groups, the place, the teacher, and students by other ways. */
export const findMeetingConflicts: Service<'findMeetingConflicts'> = async ({ db, timeZone }, { body }) => {
  await assertValidMeeting(db, body, planProblems(body.when));
  const planned = timesOf(body.when, timeZone);
  const rivals = overlapping(planned, await selectTimes(db, body, planned)).map(({ id }) => id);
  const rows = await selectRivals(db, body, rivals);
  return { meetingCount: planned.length, conflicts: rows.flatMap((row) => toConflicts(row)).slice(0, mostConflicts) };
};

/** Selects when the meetings are that take place between the first and the last planned moment. */
function selectTimes(db: Database, { except, exceptSeries }: Body, planned: readonly MeetingTime[]) {
  const starts = planned.map(({ startsAt }) => startsAt.getTime());
  const ends = planned.map(({ endsAt }) => endsAt.getTime());
  return db
    .select({ id: meetings.id, startsAt: meetings.startsAt, endsAt: meetings.endsAt })
    .from(meetings)
    .where(
      and(
        isNull(meetings.cancelledAt),
        lt(meetings.startsAt, new Date(Math.max(...ends))),
        gt(meetings.endsAt, new Date(Math.min(...starts))),
        except === null ? undefined : ne(meetings.id, except),
        exceptSeries === null ? undefined : sql`${meetings.seriesId} is distinct from ${exceptSeries}`,
      ),
    );
}

function timesOf(when: Body['when'], timeZone: string): MeetingTime[] {
  if (when.kind === 'weekly') return occurrencesOf(when.rule, timeZone);
  return [{ startsAt: new Date(when.startsAt), endsAt: new Date(when.endsAt) }];
}

/** Names of people and groups, as JSON. */
const names = (rows: SQL): SQL<string[]> =>
  sql<string[]>`(select coalesce(json_agg(name order by name), '[]'::json) from (${rows}) as named)`;

/** Selects those of the meetings that share something with the plan, by time. */
function selectRivals(db: Database, body: Body, ids: MeetingId[]) {
  const sharedGroups = sql`select ${groups.id}, ${groups.name} as name from ${meetingGroups}
    join ${groups} on ${groups.id} = ${meetingGroups.groupId}
    where ${and(eq(meetingGroups.meetingId, meetings.id), inArray(meetingGroups.groupId, body.groups))}`;
  const sharedStudents = selectSharedStudents(body.groups, body.students);
  const samePlace = body.place === '' ? sql`false` : sql`lower(trim(${meetings.place})) = lower(${body.place})`;
  const sameTeacher = body.teacher === null ? sql`false` : eq(meetings.teacherId, body.teacher);
  return db
    .select({
      id: meetings.id,
      title: meetings.title,
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
      group: names(sharedGroups),
      place: sql<string[]>`(case when ${samePlace} then json_build_array(${meetings.place}) else '[]'::json end)`,
      teacher: sql<string[]>`(case when ${sameTeacher} then json_build_array(${users.name}) else '[]'::json end)`,
      student: names(sharedStudents),
    })
    .from(meetings)
    .leftJoin(users, eq(users.id, meetings.teacherId))
    .where(
      and(
        inArray(meetings.id, ids),
        or(samePlace, sameTeacher, sql`exists (${sharedGroups})`, sql`exists (${sharedStudents})`),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
}

/** The planned students whom a meeting has by another way than a group that both have. */
function selectSharedStudents(groupIds: GroupId[], studentIds: UserId[]): SQL {
  const members = sql`select ${groupStudents.userId} from ${groupStudents}`;
  const ofPlan = or(
    inArray(sql`people.id`, studentIds),
    sql`people.id in (${members} where ${inArray(groupStudents.groupId, groupIds)})`,
  );
  const ofMeeting = sql`(people.id in (select ${meetingStudents.studentId} from ${meetingStudents} where ${meetingStudents.meetingId} = ${meetings.id})
    or people.id in (${members} join ${meetingGroups} on ${meetingGroups.groupId} = ${groupStudents.groupId} where ${meetingGroups.meetingId} = ${meetings.id}))`;
  const ofSharedGroup = sql`people.id in (${members} join ${meetingGroups} on ${meetingGroups.groupId} = ${groupStudents.groupId}
    where ${and(eq(meetingGroups.meetingId, meetings.id), inArray(meetingGroups.groupId, groupIds))})`;
  return sql`select people.id, people.name as name from ${users} as people where ${ofPlan} and ${ofMeeting} and not ${ofSharedGroup}`;
}

type Rival = Awaited<ReturnType<typeof selectRivals>>[number];

function toConflicts({ id, title, startsAt, endsAt, ...shared }: Rival): MeetingConflict[] {
  const meeting = { _id: id, title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return (['group', 'place', 'teacher', 'student'] as const).flatMap((kind) =>
    shared[kind].map((name) => ({ kind, name, meeting })),
  );
}
