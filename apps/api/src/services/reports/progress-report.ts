import type { ProgressReport, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleStudents } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matchesSearch, orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import { markedWhere, percent, progressFiguresOf, type ProgressQuery } from './progress-figures.ts';
import { knownFirst } from './known-first.ts';
import { monthBucketsOf } from './month-buckets.ts';
import type { ReportContext } from './report-context.ts';
import { rememberFigures } from './recent-figures.ts';
import { matchesStudents } from './student-filters.ts';
import { takesCourse } from './work-filters.ts';

type ProgressRow = ProgressReport['items'][number];
type Summary = ProgressReport['summary'];

/** Returns a page of the students that the caller sees with what each has done, and all of it together. */
export const getProgressReport: Service<'getProgressReport'> = async (context, { query }) => {
  const { page, limit } = query;
  const { students, summary } = await recentFigures(context, query);
  const items = await selectProgressRows(context, query, students.slice((page - 1) * limit, page * limit));
  return { items, total: students.length, page, limit, summary };
};

/** Which students the report has, in its order, and what they come to together. */
const recentFigures = rememberFigures(
  async (context, query: Input<'getProgressReport'>['query']) => {
    const [students, marks] = await Promise.all([selectProgress(context, query), summariseMarks(context, query)]);
    const sumOf = (figure: 'done' | 'late' | 'missing') => students.reduce((sum, row) => sum + row[figure], 0);
    return {
      students: students.map(({ id }) => id),
      summary: { done: sumOf('done'), late: sumOf('late'), missing: sumOf('missing'), ...marks },
    };
  },
  ({ summary }) => summary.done === 0,
);

/** Selects the students of the report in its order, with the figures that are added up. */
export async function selectProgress(context: ReportContext, query: ProgressQuery) {
  const { from, done, late, missing, mean, trend, lastActiveAt } = progressFiguresOf(context, query);
  const sort = query.sort ?? 'student';
  const noMark = sql`-1000`;
  return from({ id: users.id, done, late, missing })
    .where(studentsWhere(context, query))
    .orderBy(
      ...orderBy(
        sort,
        {
          student: users.name,
          done,
          late,
          missing,
          mean: knownFirst(sort, mean, noMark),
          trend: knownFirst(sort, trend, noMark),
          lastActive: knownFirst(sort, lastActiveAt, sql`'-infinity'::timestamptz`),
        },
        users.id,
      ),
    );
}

/** Selects the rows of these students, in their order. */
export async function selectProgressRows(
  context: ReportContext,
  query: ProgressQuery,
  ids: readonly UserId[],
): Promise<ProgressRow[]> {
  if (ids.length === 0) return [];
  const { from, lastActiveAt, ...figures } = progressFiguresOf(context, query, ids);
  const rows = await from({
    _id: users.id,
    name: users.name,
    done: figures.done,
    late: figures.late,
    missing: figures.missing,
    meanPercent: figures.mean,
    trend: figures.trend,
    lectures: figures.lectures,
    documents: figures.documents,
    words: figures.words,
    lastActiveAt: lastActiveAt.mapWith(users.lastLoginAt),
  }).where(and(visibleTo(context.caller, visibleStudents), inArray(users.id, [...ids])));
  const byId = new Map(
    rows.map(({ _id, name, lastActiveAt: at, ...row }) => [
      _id,
      { student: { _id, name }, ...row, lastActiveAt: at?.toISOString() ?? null },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function studentsWhere(context: ReportContext, query: ProgressQuery): SQL | undefined {
  return and(
    visibleTo(context.caller, visibleStudents),
    eq(users.status, 'active'),
    matchesStudents(context, query),
    matchesSearch(query.search, [users.name]),
    query.diploma ? takesCourse(users.id, query.diploma) : undefined,
  );
}

/** The mean of the students' means; and of all marks by the month of the submission, oldest first. */
async function summariseMarks(
  context: ReportContext,
  query: ProgressQuery,
): Promise<Pick<Summary, 'meanPercent' | 'byMonth'>> {
  const { db } = context;
  const { bucketOf, nameOf } = await monthBucketsOf(context);
  const monthly = db
    .select({
      student: taskTakens.studentId,
      month: bucketOf(taskTakens.submittedAt).as('month'),
      attempts: sql`count(*)`.as('attempts'),
      sum: sql`sum(${percent})`.as('sum'),
    })
    .from(taskTakens)
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    // Not read unless a condition names it: each attempt has one task.
    .leftJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(
      and(
        studentsWhere(context, query),
        markedWhere(context, query),
        isNotNull(taskTakens.submittedAt),
        gt(taskTakens.maximum, 0),
      ),
    )
    .groupBy(taskTakens.studentId, sql`2`)
    .as('monthly');
  const rows = await db
    .select({
      month: monthly.month,
      attempts: sql`sum(${monthly.attempts})`.mapWith(Number),
      mean: sql`sum(${monthly.sum}) / sum(${monthly.attempts})`.mapWith(Number),
    })
    .from(monthly)
    .groupBy(sql`grouping sets ((${monthly.month}), (${monthly.student}))`)
    .orderBy(asc(monthly.month));
  const means = rows.flatMap(({ month, mean }) => (month === null ? [mean] : []));
  return {
    meanPercent: means.length > 0 ? means.reduce((sum, each) => sum + each, 0) / means.length : null,
    byMonth: rows.flatMap(({ month, mean, attempts }) =>
      month === null ? [] : [{ month: nameOf(month), meanPercent: mean, attempts }],
    ),
  };
}
