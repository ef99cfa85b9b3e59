import type { AssignedTask, NextThing, StudentHome, WeekItem } from '@rubrica/api-client/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { practiceDays, studentGoals } from '../../db/schema/practice.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { words } from '../../db/schema/words.ts';
import { lectureOf } from '../../policy/visible/learning.ts';
import { taskOf } from '../../policy/visible/tasks.ts';
import { isOpen, openStatuses } from '../attempts/attempt-status.ts';
import { selectAttemptQuestions } from '../attempts/select-attempt-questions.ts';
import type { SignedInContext } from '../context.ts';
import { dateIn } from '../meetings/occurrences.ts';
import { addDays, daysInRow } from '../practice/days-in-row.ts';
import type { Service } from '../service.ts';
import { selectAssignedTasks, withAttempts } from '../tasks/select-assigned-tasks.ts';
import { hasCompletedLectures, watchedPercent } from '../tasks/task-lectures.ts';
import { attemptLeft } from './attempt-left.ts';
import { selectHomeMeetings } from './home-meeting.ts';
import { type BegunLecture, nextThing, type Waiting } from './next-thing.ts';
import { selectResults } from './select-results.ts';
import { selectSkillPoints, toSkillMarks } from './select-skills.ts';

const dayMs = 86_400_000;
/** A week around today, whatever day it begins with, in every time zone. */
const weekReachDays = 8;
const mostTasks = 200;
const mostResults = 4;
const skillDays = 365;
const shownPracticeDays = 14;
/** As far back as a row of days is counted. */
const practiceReachDays = 400;

/** Returns all that the calling student's home shows. */
export const getStudentHome: Service<'getStudentHome'> = async (context) => {
  const { db, caller, clock } = context;
  const now = clock.now();
  const assigned = await selectTasks(context, now);
  const wordsDue = await countWordsDue(context, now);
  const points = await selectSkillPoints(
    db,
    and(eq(taskTakens.studentId, caller.id), gt(taskTakens.releasedAt, new Date(now.getTime() - skillDays * dayMs))),
  );
  return {
    next: await toNextThing(context, { tasks: assigned, lecture: await selectBegunLecture(context), wordsDue }),
    week: await selectWeek(context, assigned, now),
    practice: await selectPractice(context, now),
    wordsDue,
    skills: toSkillMarks(points),
    results: await selectResults(db, eq(taskTakens.studentId, caller.id), mostResults),
  };
};

/** The tasks that the home may show: those around today or with an open attempt, and before all others to begin what ends first. */
async function selectTasks(context: SignedInContext, now: Date): Promise<AssignedTask[]> {
  const { db, caller } = context;
  const { from, until } = weekAround(now);
  const attempts = sql`select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id} and ${taskTakens.studentId} = ${caller.id}`;
  const isNearOrBegun = or(
    and(gt(tasks.dueAt, from), lt(tasks.dueAt, until)),
    sql`exists (${attempts} and ${inArray(taskTakens.status, [...openStatuses])})`,
  );
  const isToBegin = and(
    eq(tasks.status, 'published'),
    or(isNull(tasks.openAt), lte(tasks.openAt, now)),
    or(isNull(tasks.closeAt), gt(tasks.closeAt, now)),
    sql`not exists (${attempts})`,
    not(hasCompletedLectures(caller.id)),
  );
  const isReturned = sql`exists (${attempts} and ${taskTakens.status} = 'returned')`;
  // An archived task can be read, but nobody is asked for anything of it any more but what was returned.
  const isAskedFor = or(ne(tasks.status, 'archived'), isReturned);
  const where = and(taskOf(caller.id, caller.role), isAskedFor, or(isNearOrBegun, isToBegin));
  const rows = await selectAssignedTasks(db, caller.id, where)
    .orderBy(
      sql`case when ${isNearOrBegun} then 0 else 1 end`,
      sql`coalesce(${tasks.dueAt}, ${tasks.closeAt}) asc nulls last`,
      asc(tasks.id),
    )
    .limit(mostTasks);
  return withAttempts(context, caller.id, rows);
}

const weekAround = (now: Date) => ({
  from: new Date(now.getTime() - weekReachDays * dayMs),
  until: new Date(now.getTime() + weekReachDays * dayMs),
});

async function countWordsDue({ db, caller }: SignedInContext, now: Date): Promise<number> {
  const [row] = await db
    .select({ due: count() })
    .from(words)
    .where(and(eq(words.userId, caller.id), lte(words.dueAt, now)));
  return row?.due ?? 0;
}

async function selectBegunLecture({ db, caller }: SignedInContext): Promise<BegunLecture | null> {
  const [row] = await db
    .select({
      _id: videos.id,
      title: videos.title,
      durationMs: videos.durationMs,
      watchedMs: videoProgress.watchedMs,
    })
    .from(videoProgress)
    .innerJoin(videos, eq(videos.id, videoProgress.videoId))
    .where(and(eq(videoProgress.studentId, caller.id), isNull(videoProgress.completedAt), lectureOf(caller.id)))
    .orderBy(desc(videoProgress.beatAt))
    .limit(1);
  if (!row) return null;
  const { durationMs, watchedMs, ...lecture } = row;
  return {
    ...lecture,
    watchedPercent: watchedPercent(watchedMs, durationMs),
    minutesLeft: Math.ceil(Math.max(0, durationMs - watchedMs) / 60_000),
  };
}

const named = ({ _id, title, kind, skill }: AssignedTask) => ({ _id, title, kind, skill });

async function toNextThing({ db }: SignedInContext, waiting: Waiting): Promise<NextThing | null> {
  const choice = nextThing(waiting);
  if (choice === null || choice.kind === 'words') return choice;
  if (choice.kind === 'lecture') {
    const { _id, title, ...progress } = choice.lecture;
    return { kind: 'lecture', lecture: { _id, title }, ...progress };
  }
  const { task } = choice;
  if (choice.kind === 'task') {
    const { dueAt, questionCount, timeLimitMinutes, lectures } = task;
    const lecturesLeft = lectures.filter(({ isComplete }) => !isComplete).length;
    const isLate = task.phase === 'late';
    return { kind: 'task', task: named(task), isLate, dueAt, questionCount, timeLimitMinutes, lecturesLeft };
  }
  const { attempt } = choice;
  const parts = await selectAttemptQuestions(db, attempt._id);
  return {
    kind: 'attempt',
    task: named(task),
    attempt: attempt._id,
    isReturned: attempt.status === 'returned',
    note: attempt.returnNote,
    dueAt: task.dueAt,
    deadlineAt: attempt.deadlineAt,
    left: attemptLeft(parts.map(({ question, answer }) => ({ question, entries: answer.entries }))),
  };
}

async function selectWeek(
  { db, caller }: SignedInContext,
  assigned: readonly AssignedTask[],
  now: Date,
): Promise<WeekItem[]> {
  const { from, until } = weekAround(now);
  const isNear = (moment: string) => moment > from.toISOString() && moment < until.toISOString();
  const due = assigned.flatMap((task): WeekItem[] =>
    task.dueAt !== null && task.phase !== 'upcoming' && isNear(task.dueAt)
      ? [{ kind: 'task', task: named(task), dueAt: task.dueAt, state: stateOf(task) }]
      : [],
  );
  const meetings = await selectHomeMeetings(db, caller.id, { from, until, now });
  const items: WeekItem[] = [...due, ...meetings.map((meeting) => ({ kind: 'meeting' as const, ...meeting }))];
  return items.toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

const momentOf = (item: WeekItem) => (item.kind === 'task' ? item.dueAt : item.startsAt);

function stateOf({ phase, attempts, lectures }: AssignedTask): Extract<WeekItem, { kind: 'task' }>['state'] {
  const isWatched = lectures.length > 0 && lectures.every(({ isComplete }) => isComplete);
  const isHandedIn = attempts.some(({ status }) => !isOpen(status)) && !attempts.some(({ status }) => isOpen(status));
  if (isWatched || isHandedIn) return 'done';
  // What was returned can be handed in again at any time.
  if (phase === 'closed') return attempts.some(({ status }) => status === 'returned') ? 'late' : 'closed';
  return phase === 'late' ? 'late' : 'open';
}

async function selectPractice({ db, caller, timeZone }: SignedInContext, now: Date): Promise<StudentHome['practice']> {
  const today = dateIn(now, timeZone);
  const rows = await db
    .select({ day: practiceDays.day })
    .from(practiceDays)
    .where(and(eq(practiceDays.studentId, caller.id), gte(practiceDays.day, addDays(today, -practiceReachDays))))
    .orderBy(asc(practiceDays.day));
  const days = rows.map(({ day }) => day);
  const [goal] = await db.select().from(studentGoals).where(eq(studentGoals.studentId, caller.id));
  return {
    dates: days.filter((day) => day > addDays(today, -shownPracticeDays)),
    daysInRow: daysInRow(days, today),
    goalDays: goal?.daysPerWeek ?? null,
  };
}
