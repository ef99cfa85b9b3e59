import { and, count, eq, gt, inArray, isNotNull, isNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '@rubrica/api-client/contract';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { sessions } from '../../db/schema/auth.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { courseItems } from '../../db/schema/courses.ts';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { taskGroups, tasks, taskStudents, taskVideos } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { words } from '../../db/schema/words.ts';
import { visiblePdfs, visibleVideos } from '../../policy/visible/learning.ts';
import { visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { isPdfRead } from '../pdfs/is-pdf-read.ts';
import type { Input } from '../service.ts';
import { hasLectures } from '../tasks/task-lectures.ts';
import type { ReportContext, WholeReport } from './report-context.ts';
import { inPeriod } from './student-filters.ts';
import { inCourse, taskConditions } from './work-filters.ts';

/** What the report of progress is asked for. */
export type ProgressQuery = WholeReport<Input<'getProgressReport'>['query']>;

/** With fewer marks, a trend says more about chance. */
const neededMarks = 4;

/** What an attempt has earned, in percent. */
export const percent = sql<number | null>`100 * ${taskTakens.mark} / nullif(${taskTakens.maximum}, 0)`;

/** Which marked attempts count. */
export function markedWhere(context: ReportContext, query: ProgressQuery): SQL | undefined {
  return and(
    inArray(taskTakens.status, ['marked', 'released']),
    visibleTo(context.caller, visibleTasks),
    inPeriod(context, query, sql`${taskTakens.submittedAt}`),
    ...taskConditions(context, query),
  );
}

/** A figure of those who have one, or the sum of several; none is nothing. */
const counted = (...columns: (SQL | SQL.Aliased | PgColumn)[]) =>
  sql<number>`(${sql.join(
    columns.map((column) => sql`coalesce(${column}, 0)`),
    sql` + `,
  )})::int`;

/**
 * The figures of the report, and the students with their tables. What a query does not read is not computed. `only` are the
 * students of a page: a table reads their rows alone.
 */
export function progressFiguresOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  const work = workOf(context, query, only);
  const handedIn = handedInOf(context, query, only);
  const marks = marksOf(context, query, only);
  const lectures = lecturesOf(context, query, only);
  const documents = documentsOf(context, query, only);
  const practised = wordsOf(context, query, only);
  const [sessionUse, attemptUse] = [sessionsOf(context, only), attemptsOf(context, only)];
  const from = <Fields extends Parameters<ReportContext['db']['select']>[0]>(fields: NonNullable<Fields>) =>
    context.db
      .select(fields)
      .from(users)
      .leftJoin(work, eq(work.studentId, users.id))
      .leftJoin(handedIn, eq(handedIn.studentId, users.id))
      .leftJoin(marks, eq(marks.studentId, users.id))
      .leftJoin(lectures, eq(lectures.studentId, users.id))
      .leftJoin(documents, eq(documents.studentId, users.id))
      .leftJoin(practised, eq(practised.studentId, users.id))
      .leftJoin(sessionUse, eq(sessionUse.studentId, users.id))
      .leftJoin(attemptUse, eq(attemptUse.studentId, users.id))
      .$dynamic();
  return {
    from,
    done: counted(work.watched, handedIn.done),
    late: counted(work.watchedLate, handedIn.late),
    missing: counted(work.missing),
    mean: sql<number | null>`${marks.mean}`,
    trend: sql<number | null>`${marks.trend}`,
    lectures: counted(lectures.watched),
    documents: counted(documents.read),
    words: counted(practised.words),
    lastActiveAt: sql`greatest(${users.lastLoginAt}, ${sessionUse.at}, ${attemptUse.at})`,
  };
}

/** Narrows a table to the students of a page. */
const ofStudents = (column: PgColumn, only: readonly UserId[] | undefined) =>
  only ? inArray(column, [...only]) : undefined;

/**
 * Tasks that were handed in within the period. A task is done, and late, as its first attempt is, whether or not it is still set for
 * the student: their marks count too.
 */
function handedInOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  const { db, caller } = context;
  return (
    db
      .select({
        studentId: taskTakens.studentId,
        done: count().as('done'),
        late: sql<number>`count(*) filter (where ${taskTakens.late})`.as('late'),
      })
      .from(taskTakens)
      // Not read unless a condition names it: each attempt has one task.
      .leftJoin(tasks, eq(tasks.id, taskTakens.taskId))
      .where(
        and(
          eq(taskTakens.number, 1),
          isNotNull(taskTakens.submittedAt),
          visibleTo(caller, visibleTasks),
          inPeriod(context, query, sql`${taskTakens.submittedAt}`),
          ...taskConditions(context, query),
          ofStudents(taskTakens.studentId, only),
        ),
      )
      .groupBy(taskTakens.studentId)
      .as('handed_in')
  );
}

/**
 * Of the tasks that are set for students now, those of lectures that were watched within the period, with the last of them, unless
 * none is published and there is nothing to do; and all that were due in it and are not done.
 */
function workOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  const { db, caller, clock } = context;
  const dueAt = sql<Date | null>`coalesce(${tasks.dueAt}, ${tasks.closeAt})`.as('due_at');
  const where = and(
    inArray(tasks.status, ['published', 'closed']),
    visibleTo(caller, visibleTasks),
    or(ne(tasks.kind, 'vdo-lect'), hasLectures),
    ...taskConditions(context, query),
  );
  // A task that a student has through several groups is one task.
  const set = union(
    db
      .select({ taskId: taskGroups.taskId, studentId: groupStudents.userId, dueAt })
      .from(taskGroups)
      .innerJoin(groupStudents, eq(groupStudents.groupId, taskGroups.groupId))
      .innerJoin(tasks, eq(tasks.id, taskGroups.taskId))
      .where(and(where, ofStudents(groupStudents.userId, only))),
    db
      .select({ taskId: taskStudents.taskId, studentId: taskStudents.studentId, dueAt })
      .from(taskStudents)
      .innerJoin(tasks, eq(tasks.id, taskStudents.taskId))
      .where(and(where, ofStudents(taskStudents.studentId, only))),
  ).as('set_tasks');
  const watched = watchedTasksOf(context, only);
  const isWatched = and(
    isNull(taskTakens.submittedAt),
    isNotNull(watched.at),
    inPeriod(context, query, sql`${watched.at}`),
  );
  const isMissing = and(
    isNull(taskTakens.submittedAt),
    isNull(watched.at),
    lt(set.dueAt, sql`${clock.now().toISOString()}::timestamptz`),
    inPeriod(context, query, sql`${set.dueAt}`),
  );
  return db
    .select({
      studentId: set.studentId,
      watched: sql<number>`count(*) filter (where ${isWatched})`.as('watched_tasks'),
      watchedLate: sql<number>`count(*) filter (where ${isWatched} and ${gt(watched.at, set.dueAt)})`.as(
        'watched_late',
      ),
      missing: sql<number>`count(*) filter (where ${isMissing})`.as('missing'),
    })
    .from(set)
    .leftJoin(
      taskTakens,
      and(
        eq(taskTakens.taskId, set.taskId),
        eq(taskTakens.studentId, set.studentId),
        eq(taskTakens.number, 1),
        isNotNull(taskTakens.submittedAt),
        // What the join says already: else the database reads the attempts of all students.
        ofStudents(taskTakens.studentId, only),
      ),
    )
    .leftJoin(watched, and(eq(watched.taskId, set.taskId), eq(watched.studentId, set.studentId)))
    .groupBy(set.studentId)
    .as('work');
}

/**
 * Tasks of lectures of which students have completed some; and when they completed the last one, once they have completed all that
 * are published. Tasks of which they have not are not left out by a `having`: the database would expect hardly any rows, and join
 * them one by one, ten times as slowly in a large school.
 */
function watchedTasksOf({ db }: ReportContext, only?: readonly UserId[]) {
  const isLecture = and(eq(videos.id, taskVideos.videoId), eq(videos.status, 'published'));
  const lectures = db
    .select({ taskId: taskVideos.taskId, published: count().as('published') })
    .from(taskVideos)
    .innerJoin(tasks, and(eq(tasks.id, taskVideos.taskId), eq(tasks.kind, 'vdo-lect')))
    .innerJoin(videos, isLecture)
    .groupBy(taskVideos.taskId)
    .as('lectures');
  return db
    .select({
      taskId: lectures.taskId,
      studentId: videoProgress.studentId,
      at: sql`case when count(*) = max(${lectures.published}) then max(${videoProgress.completedAt}) end`.as(
        'watched_at',
      ),
    })
    .from(lectures)
    .innerJoin(taskVideos, eq(taskVideos.taskId, lectures.taskId))
    .innerJoin(videos, isLecture)
    .innerJoin(videoProgress, and(eq(videoProgress.videoId, videos.id), ofStudents(videoProgress.studentId, only)))
    .where(isNotNull(videoProgress.completedAt))
    .groupBy(lectures.taskId, videoProgress.studentId)
    .as('watched');
}

/** The mean of a student's marks; and how far the mean of the newer half is above that of the older half. */
function marksOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  const halves = context.db
    .select({
      studentId: taskTakens.studentId,
      percent: percent.as('percent'),
      half: sql<number>`ntile(2) over (partition by ${taskTakens.studentId} order by ${taskTakens.submittedAt}, ${taskTakens.id})`.as(
        'half',
      ),
    })
    .from(taskTakens)
    // Not read unless a condition names it: each attempt has one task.
    .leftJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(and(markedWhere(context, query), gt(taskTakens.maximum, 0), ofStudents(taskTakens.studentId, only)))
    .as('halves');
  const meanOf = (half: number) => sql`avg(${halves.percent}) filter (where ${halves.half} = ${half})`;
  return context.db
    .select({
      studentId: halves.studentId,
      mean: sql<number>`avg(${halves.percent})`.as('mean'),
      trend: sql<
        number | null
      >`case when count(*) >= ${neededMarks} then round((${meanOf(2)} - ${meanOf(1)})::numeric, 1)::float end`.as(
        'trend',
      ),
    })
    .from(halves)
    .groupBy(halves.studentId)
    .as('marks');
}

function lecturesOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  return context.db
    .select({ studentId: videoProgress.studentId, watched: count().as('watched') })
    .from(videoProgress)
    .innerJoin(videos, eq(videos.id, videoProgress.videoId))
    .where(
      and(
        ofStudents(videoProgress.studentId, only),
        isNotNull(videoProgress.completedAt),
        inPeriod(context, query, sql`${videoProgress.completedAt}`),
        visibleTo(context.caller, visibleVideos),
        query.diploma ? inCourse(videos.id, courseItems.videoId, query.diploma) : undefined,
      ),
    )
    .groupBy(videoProgress.studentId)
    .as('lectures');
}

/** Documents of which every page was read, by the last time they were open. */
function documentsOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  return context.db
    .select({ studentId: pdfProgress.userId, read: count().as('read') })
    .from(pdfProgress)
    .innerJoin(pdfs, eq(pdfs.id, pdfProgress.pdfId))
    .where(
      and(
        ofStudents(pdfProgress.userId, only),
        isPdfRead,
        inPeriod(context, query, sql`${pdfProgress.updatedAt}`),
        visibleTo(context.caller, visiblePdfs),
        query.diploma ? inCourse(pdfs.id, courseItems.pdfId, query.diploma) : undefined,
      ),
    )
    .groupBy(pdfProgress.userId)
    .as('documents');
}

/** Words that were practised, each once: their cards know the last time. */
function wordsOf(context: ReportContext, query: ProgressQuery, only?: readonly UserId[]) {
  const practisedAt = sql`(${words.card} ->> 'last_review')::timestamptz`;
  return context.db
    .select({ studentId: words.userId, words: count().as('words') })
    .from(words)
    .where(and(ofStudents(words.userId, only), isNotNull(practisedAt), inPeriod(context, query, practisedAt)))
    .groupBy(words.userId)
    .as('practised');
}

/** When a student last used a session of their own: a forced login is not theirs. */
function sessionsOf({ db }: ReportContext, only?: readonly UserId[]) {
  return db
    .select({ studentId: sessions.userId, at: max(sessions.lastUsedAt).as('used_at') })
    .from(sessions)
    .where(and(isNull(sessions.forcedBy), ofStudents(sessions.userId, only)))
    .groupBy(sessions.userId)
    .as('session_use');
}

function attemptsOf({ db }: ReportContext, only?: readonly UserId[]) {
  return db
    .select({
      studentId: taskTakens.studentId,
      at: sql`max(greatest(${taskTakens.startedAt}, ${taskTakens.submittedAt}))`.as('worked_at'),
    })
    .from(taskTakens)
    .where(ofStudents(taskTakens.studentId, only))
    .groupBy(taskTakens.studentId)
    .as('attempt_use');
}
