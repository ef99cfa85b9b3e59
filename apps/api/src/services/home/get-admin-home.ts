import type { AdminHome, AttendanceStatus } from '@rubrica/api-client/contract';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { groups, users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { awaitingMarkingStatuses } from '../attempts/attempt-status.ts';
import type { SignedInContext } from '../context.ts';
import { storedBytes } from '../files/upload-quota.ts';
import { countUnsent } from '../mails/batch-of-mails.ts';
import { participantId, participants } from '../meetings/participants.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { taskSkill } from '../tasks/task-skill.ts';
import { selectOpenSheets, selectTodaysMeetings, today } from './todays-meetings.ts';

const mostPeople = 4;
const mostTasks = 5;
const dayMs = 86_400_000;

/** Returns who and what waits in the school, today's meetings and attendance, and how much is stored. */
export const getAdminHome: Service<'getAdminHome'> = async (context) => ({
  timeZone: context.timeZone,
  registrations: await selectRegistrations(context),
  unmarked: await selectUnmarked(context),
  meetings: await selectTodaysMeetings(context),
  attendance: await countAttendance(context),
  sheets: await selectOpenSheets(context),
  disputes: await countDisputes(context),
  beginnings: await selectBeginnings(context),
  failedJobs: await context.jobs.countFailed(context.db),
  failedMessages: await countFailedMessages(context),
  failedMails: await countFailedMails(context),
  storage: {
    usedBytes: await storedBytes(context.db),
    allowedBytes: context.files.quota.schoolBytes === 0 ? null : context.files.quota.schoolBytes,
    disk: await context.disk.level(),
  },
});

/** Of meetings that took place: at a cancelled one no attendance can be saved. */
async function countDisputes({ db }: SignedInContext): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(attendance)
    .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
    .where(and(isNotNull(attendance.disputedAt), isNull(meetings.cancelledAt)));
  return expectRow(rows).count;
}

function countFailedMessages({ db, clock }: SignedInContext): Promise<number> {
  return db.$count(
    whatsAppMessages,
    and(
      inArray(whatsAppMessages.state, ['failed', 'unknown']),
      gt(whatsAppMessages.stateAt, new Date(clock.now().getTime() - 7 * dayMs)),
    ),
  );
}

async function countFailedMails({ db, jobs }: SignedInContext): Promise<number> {
  const failed = await jobs.listFailedData(db, 'send-mails');
  return countUnsent(
    db,
    failed.map(({ batch }) => batch),
  );
}

async function selectRegistrations({ db }: SignedInContext): Promise<AdminHome['registrations']> {
  const rows = await db
    .select({
      _id: users.id,
      name: users.name,
      createdAt: users.createdAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .where(eq(users.status, 'pending'))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(mostPeople);
  return {
    count: rows[0]?.count ?? 0,
    people: rows.map(({ _id, name, createdAt }) => ({ _id, name, createdAt: createdAt.toISOString() })),
  };
}

async function selectBeginnings({ db }: SignedInContext): Promise<AdminHome['beginnings']> {
  const isStudent = eq(users.role, 'student');
  const [group] = await db.select({ id: groups.id }).from(groups).limit(1);
  const [student] = await db.select({ id: users.id }).from(users).where(isStudent).limit(1);
  const [question] = await db.select({ id: questions.id }).from(questions).limit(1);
  const [task] = await db.select({ id: tasks.id }).from(tasks).limit(1);
  return {
    hasGroups: group !== undefined,
    hasStudents: student !== undefined,
    hasQuestions: question !== undefined,
    hasTasks: task !== undefined,
  };
}

async function selectUnmarked({ db, clock }: SignedInContext): Promise<AdminHome['unmarked']> {
  const now = clock.now().getTime();
  const waits = inArray(taskTakens.status, awaitingMarkingStatuses);
  const since = (days: number) => new Date(now - days * dayMs);
  const byAge = await db
    .select({
      day: countBetween(since(1), null),
      threeDays: countBetween(since(3), since(1)),
      week: countBetween(since(7), since(3)),
      older: countBetween(null, since(7)),
    })
    .from(taskTakens)
    .where(waits);
  const oldest = sql`min(${taskTakens.submittedAt})`;
  const rows = await db
    .select({
      _id: tasks.id,
      title: tasks.title,
      kind: tasks.kind,
      skill: taskSkill,
      count: sql<number>`count(*)::int`,
      oldestAt: oldest.mapWith(taskTakens.submittedAt),
      all: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(waits)
    .groupBy(tasks.id)
    .orderBy(asc(oldest), asc(tasks.id))
    .limit(mostTasks);
  return {
    count: rows[0]?.all ?? 0,
    byAge: expectRow(byAge),
    tasks: rows.map(({ all, oldestAt, ...task }) => ({ ...task, oldestAt: oldestAt?.toISOString() ?? null })),
  };
}

/** Counts the attempts submitted after `from`, and until `until`. */
function countBetween(from: Date | null, until: Date | null) {
  const isBetween = and(
    from ? gt(taskTakens.submittedAt, from) : undefined,
    until ? lte(taskTakens.submittedAt, until) : undefined,
  );
  return sql<number>`(count(*) filter (where ${isBetween}))::int`;
}

/** Of the students invited to today's meetings that have begun. */
async function countAttendance({ db, clock, timeZone }: SignedInContext): Promise<AdminHome['attendance']> {
  const { start, end } = today({ clock, timeZone });
  const counted = await db
    .select({
      present: countStatus('Present'),
      late: countStatus('Late'),
      absent: countStatus('Absent'),
      excused: countStatus('Excused'),
      open: sql<number>`(count(*) filter (where ${attendance.status} is null))::int`,
    })
    .from(meetings)
    .innerJoin(participants, sql`true`)
    .leftJoin(attendance, and(eq(attendance.meetingId, meetings.id), eq(attendance.studentId, participantId)))
    .where(
      and(
        gt(meetings.endsAt, start),
        lt(meetings.startsAt, end),
        lte(meetings.startsAt, clock.now()),
        isNull(meetings.cancelledAt),
      ),
    );
  return expectRow(counted);
}

function countStatus(status: AttendanceStatus) {
  return sql<number>`(count(*) filter (where ${attendance.status} = ${status}))::int`;
}
