import type { ProgressReport } from '@rubrica/api-client/contract';
import { and, count, eq, inArray, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { sessions } from '../../db/schema/auth.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { courseItems } from '../../db/schema/courses.ts';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { taskGroups, tasks, taskStudents } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { words } from '../../db/schema/words.ts';
import { visiblePdfs, visibleVideos } from '../../policy/visible/learning.ts';
import { visibleStudents } from '../../policy/visible/people.ts';
import { visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matchesSearch, orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import type { ReportContext, WholeReport } from './report-context.ts';
import { inPeriod, matchesStudents } from './student-filters.ts';
import { inCourse, takesCourse, taskConditions } from './work-filters.ts';

type Query = WholeReport<Input<'getProgressReport'>['query']>;
type ProgressRow = ProgressReport['items'][number];

/** With fewer marks, a trend says more about chance. */
const neededMarks = 4;

/** Returns a page of the students that the caller sees with what each has done, and all of it together. */
export const getProgressReport: Service<'getProgressReport'> = async (context, { query }) => {
  const { page, limit } = query;
  const rows = await selectProgressRows(context, query);
  const sumOf = (value: (row: ProgressRow) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  const marked = rows.flatMap(({ meanPercent }) => (meanPercent === null ? [] : [meanPercent]));
  return {
    items: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    page,
    limit,
    summary: {
      done: sumOf(({ done }) => done),
      late: sumOf(({ late }) => late),
      missing: sumOf(({ missing }) => missing),
      meanPercent: marked.length > 0 ? rounded(marked.reduce((sum, each) => sum + each, 0) / marked.length) : null,
      byMonth: await selectMonths(context, query),
    },
  };
};

/** A figure of those who have one; none is nothing. */
const counted = (column: SQL | SQL.Aliased | PgColumn) => sql<number>`coalesce(${column}, 0)::int`;

/** Selects the students of the report in its order, with what each has done. */
export async function selectProgressRows(context: ReportContext, query: Query): Promise<ProgressRow[]> {
  const { db, caller } = context;
  const work = workOf(context, query);
  const marks = marksOf(context, query);
  const lectures = lecturesOf(context, query);
  const documents = documentsOf(context, query);
  const practised = wordsOf(context, query);
  const [sessionUse, attemptUse] = [sessionsOf(context), attemptsOf(context)];
  const done = counted(work.done);
  const late = counted(work.late);
  const missing = counted(work.missing);
  const lastActiveAt = sql`greatest(${users.lastLoginAt}, ${sessionUse.at}, ${attemptUse.at})`;
  const isDescending = query.sort?.startsWith('-') === true;
  // What is not known comes last, whichever way round.
  const knownFirst = (value: SQL, least: SQL) => (isDescending ? sql`coalesce(${value}, ${least})` : value);
  const noMark = sql`-1000`;
  const rows = await db
    .select({
      _id: users.id,
      name: users.name,
      done,
      late,
      missing,
      meanPercent: sql<number | null>`${marks.mean}`,
      trend: sql<number | null>`${marks.trend}`,
      lectures: counted(lectures.watched),
      documents: counted(documents.read),
      words: counted(practised.words),
      lastActiveAt: lastActiveAt.mapWith(users.lastLoginAt),
    })
    .from(users)
    .leftJoin(work, eq(work.studentId, users.id))
    .leftJoin(marks, eq(marks.studentId, users.id))
    .leftJoin(lectures, eq(lectures.studentId, users.id))
    .leftJoin(documents, eq(documents.studentId, users.id))
    .leftJoin(practised, eq(practised.studentId, users.id))
    .leftJoin(sessionUse, eq(sessionUse.studentId, users.id))
    .leftJoin(attemptUse, eq(attemptUse.studentId, users.id))
    .where(
      and(
        visibleTo(caller, visibleStudents),
        eq(users.status, 'active'),
        matchesStudents(context, query),
        matchesSearch(query.search, [users.name]),
        query.diploma ? takesCourse(users.id, query.diploma) : undefined,
      ),
    )
    .orderBy(
      ...orderBy(
        query.sort ?? 'student',
        {
          student: users.name,
          done,
          late,
          missing,
          mean: knownFirst(sql`${marks.mean}`, noMark),
          trend: knownFirst(sql`${marks.trend}`, noMark),
          lastActive: knownFirst(lastActiveAt, sql`'-infinity'::timestamptz`),
        },
        users.id,
      ),
    );
  return rows.map(({ _id, name, lastActiveAt: at, ...figures }) => ({
    student: { _id, name },
    ...figures,
    lastActiveAt: at?.toISOString() ?? null,
  }));
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Tasks that were handed in within the period, and those that were due in it and were not. A task is done, and late, as its
 * first attempt is.
 */
function workOf(context: ReportContext, query: Query) {
  const { db, caller, clock } = context;
  const set = union(
    db
      .select({ taskId: taskGroups.taskId, studentId: groupStudents.userId })
      .from(taskGroups)
      .innerJoin(groupStudents, eq(groupStudents.groupId, taskGroups.groupId)),
    db.select({ taskId: taskStudents.taskId, studentId: taskStudents.studentId }).from(taskStudents),
  ).as('set_tasks');
  const handedIn = db
    .select({
      taskId: taskTakens.taskId,
      studentId: taskTakens.studentId,
      at: sql`min(${taskTakens.submittedAt})`.mapWith(taskTakens.submittedAt).as('handed_in_at'),
      isLate: sql<boolean>`(array_agg(${taskTakens.late} order by ${taskTakens.number}))[1]`.as('is_late'),
    })
    .from(taskTakens)
    .where(isNotNull(taskTakens.submittedAt))
    .groupBy(taskTakens.taskId, taskTakens.studentId)
    .as('handed_in');
  const dueAt = sql`coalesce(${tasks.dueAt}, ${tasks.closeAt})`;
  const isDone = and(isNotNull(handedIn.at), inPeriod(context, query, sql`${handedIn.at}`));
  const isMissing = and(
    isNull(handedIn.at),
    lt(dueAt, sql`${clock.now().toISOString()}::timestamptz`),
    inPeriod(context, query, dueAt),
  );
  return db
    .select({
      studentId: set.studentId,
      done: sql<number>`count(*) filter (where ${isDone})`.as('done'),
      late: sql<number>`count(*) filter (where ${isDone} and ${handedIn.isLate})`.as('late'),
      missing: sql<number>`count(*) filter (where ${isMissing})`.as('missing'),
    })
    .from(set)
    .innerJoin(tasks, eq(tasks.id, set.taskId))
    .leftJoin(handedIn, and(eq(handedIn.taskId, set.taskId), eq(handedIn.studentId, set.studentId)))
    .where(
      and(
        inArray(tasks.status, ['published', 'closed']),
        visibleTo(caller, visibleTasks),
        ...taskConditions(context, query),
      ),
    )
    .groupBy(set.studentId)
    .as('work');
}

const percent = sql<number | null>`100 * ${taskTakens.mark} / nullif(${taskTakens.maximum}, 0)`;

function markedWhere(context: ReportContext, query: Query): SQL | undefined {
  return and(
    inArray(taskTakens.status, ['marked', 'released']),
    visibleTo(context.caller, visibleTasks),
    inPeriod(context, query, sql`${taskTakens.submittedAt}`),
    ...taskConditions(context, query),
  );
}

/** The mean of a student's marks; and how far the mean of the newer half is above that of the older half. */
function marksOf(context: ReportContext, query: Query) {
  const halves = context.db
    .select({
      studentId: taskTakens.studentId,
      percent: percent.as('percent'),
      half: sql<number>`ntile(2) over (partition by ${taskTakens.studentId} order by ${taskTakens.submittedAt}, ${taskTakens.id})`.as(
        'half',
      ),
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(and(markedWhere(context, query), sql`${taskTakens.maximum} > 0`))
    .as('halves');
  const meanOf = (half: number) => sql`avg(${halves.percent}) filter (where ${halves.half} = ${half})`;
  return context.db
    .select({
      studentId: halves.studentId,
      mean: sql<number>`round(avg(${halves.percent})::numeric, 1)::float`.as('mean'),
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

function lecturesOf(context: ReportContext, query: Query) {
  return context.db
    .select({ studentId: videoProgress.studentId, watched: count().as('watched') })
    .from(videoProgress)
    .innerJoin(videos, eq(videos.id, videoProgress.videoId))
    .where(
      and(
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
function documentsOf(context: ReportContext, query: Query) {
  return context.db
    .select({ studentId: pdfProgress.userId, read: count().as('read') })
    .from(pdfProgress)
    .innerJoin(pdfs, eq(pdfs.id, pdfProgress.pdfId))
    .where(
      and(
        sql`cardinality(${pdfProgress.pagesRead}) >= ${pdfs.pageCount}`,
        inPeriod(context, query, sql`${pdfProgress.updatedAt}`),
        visibleTo(context.caller, visiblePdfs),
        query.diploma ? inCourse(pdfs.id, courseItems.pdfId, query.diploma) : undefined,
      ),
    )
    .groupBy(pdfProgress.userId)
    .as('documents');
}

/** Words that were practised, each once: their cards know the last time. */
function wordsOf(context: ReportContext, query: Query) {
  const practisedAt = sql`(${words.card} ->> 'last_review')::timestamptz`;
  return context.db
    .select({ studentId: words.userId, words: count().as('words') })
    .from(words)
    .where(and(isNotNull(practisedAt), inPeriod(context, query, practisedAt)))
    .groupBy(words.userId)
    .as('practised');
}

/** When a student last used a session of their own: a forced login is not theirs. */
function sessionsOf({ db }: ReportContext) {
  return db
    .select({ studentId: sessions.userId, at: max(sessions.lastUsedAt).as('used_at') })
    .from(sessions)
    .where(isNull(sessions.forcedBy))
    .groupBy(sessions.userId)
    .as('session_use');
}

function attemptsOf({ db }: ReportContext) {
  return db
    .select({
      studentId: taskTakens.studentId,
      at: sql`max(greatest(${taskTakens.startedAt}, ${taskTakens.submittedAt}))`.as('worked_at'),
    })
    .from(taskTakens)
    .groupBy(taskTakens.studentId)
    .as('attempt_use');
}

/** The mean of all marks by the month of the submission, oldest first. */
async function selectMonths(context: ReportContext, query: Query): Promise<ProgressReport['summary']['byMonth']> {
  const { db, caller, timeZone } = context;
  return db
    .select({
      month: sql<string>`to_char(${taskTakens.submittedAt} at time zone ${timeZone}, 'YYYY-MM')`,
      meanPercent: sql<number>`round(avg(${percent})::numeric, 1)::float`,
      attempts: sql<number>`count(*)::int`,
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(
      and(
        markedWhere(context, query),
        isNotNull(taskTakens.submittedAt),
        sql`${taskTakens.maximum} > 0`,
        visibleTo(caller, visibleStudents),
        eq(users.status, 'active'),
        matchesStudents(context, query),
        matchesSearch(query.search, [users.name]),
        query.diploma ? takesCourse(users.id, query.diploma) : undefined,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
