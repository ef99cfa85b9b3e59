import type { MarksReport, TaskTakenId } from '@rubrica/api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matchesSearch, orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import type { ReportContext, WholeReport } from './report-context.ts';
import { matchesFilters } from './student-filters.ts';

type Query = WholeReport<Input<'getMarksReport'>['query']>;
type MarksRow = MarksReport['items'][number];

const percent = sql<number | null>`100 * ${taskTakens.mark} / nullif(${taskTakens.maximum}, 0)`;

/** Returns a page of the marked attempts that the caller sees, and what all of them come to. */
export const getMarksReport: Service<'getMarksReport'> = async (context, { query }) => {
  const { page, limit } = query;
  const ids = await selectMarksIds(context, query, { limit, offset: (page - 1) * limit });
  const { total, summary } = await summarise(context, marksWhere(context, query));
  return { items: await selectMarksRows(context, ids), total, page, limit, summary };
};

/** Selects which attempts the report has, in its order; all of them where no part is asked for. */
export async function selectMarksIds(
  context: ReportContext,
  query: Query,
  part?: { limit: number; offset: number },
): Promise<TaskTakenId[]> {
  const sorted = joined(context, { id: taskTakens.id }, marksWhere(context, query)).orderBy(
    ...orderBy(
      query.sort ?? '-submittedAt',
      { student: users.name, task: tasks.title, submittedAt: taskTakens.submittedAt, percent },
      taskTakens.id,
    ),
  );
  const rows = await (part ? sorted.limit(part.limit).offset(part.offset) : sorted);
  return rows.map(({ id }) => id);
}

/** Selects these rows of the report, in this order. */
export async function selectMarksRows(context: ReportContext, ids: readonly TaskTakenId[]): Promise<MarksRow[]> {
  const rows = await joined(
    context,
    {
      _id: taskTakens.id,
      student: { _id: users.id, name: users.name },
      task: { _id: tasks.id, title: tasks.title, kind: tasks.kind },
      number: taskTakens.number,
      submittedAt: taskTakens.submittedAt,
      late: taskTakens.late,
      status: taskTakens.status,
      mark: taskTakens.mark,
      maximum: taskTakens.maximum,
      percent: percent.mapWith(Number),
    },
    inArray(taskTakens.id, [...ids]),
  );
  const byId = new Map(
    rows.map(({ status, submittedAt, mark, maximum, percent: share, ...row }) => [
      row._id,
      {
        ...row,
        submittedAt: submittedAt?.toISOString() ?? null,
        isReleased: status === 'released',
        mark: mark ?? 0,
        maximum: maximum ?? 0,
        percent: maximum ? rounded(share) : null,
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The figures of the whole are those of its months together: a school's attempts are read once. */
async function summarise(
  context: ReportContext,
  where: SQL | undefined,
): Promise<Pick<MarksReport, 'total' | 'summary'>> {
  const months = await joined(
    context,
    {
      month: sql<string | null>`to_char(${taskTakens.submittedAt} at time zone ${context.timeZone}, 'YYYY-MM')`,
      attempts: sql<number>`count(*)::int`,
      counted: sql<number>`count(${percent})::int`,
      sum: sql`coalesce(sum(${percent}), 0)`.mapWith(Number),
    },
    where,
  )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const students = joined(context, { id: taskTakens.studentId }, where).groupBy(taskTakens.studentId);
  const counted = sumOf(months.map((month) => month.counted));
  return {
    total: sumOf(months.map(({ attempts }) => attempts)),
    summary: {
      students: await context.db.$count(students),
      meanPercent: counted > 0 ? rounded(sumOf(months.map(({ sum }) => sum)) / counted) : null,
      byMonth: months.flatMap(({ month, ...of }) =>
        month !== null && of.counted > 0
          ? [{ month, meanPercent: rounded(of.sum / of.counted), attempts: of.attempts }]
          : [],
      ),
    },
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const rounded = (share: number) => Math.round(share * 10) / 10;

function marksWhere(context: ReportContext, query: Query): SQL | undefined {
  return and(
    visibleTo(context.caller, visibleTaskTakens),
    inArray(taskTakens.status, ['marked', 'released']),
    matchesFilters(context, query, taskTakens.submittedAt),
    matchesSearch(query.search, [users.name, tasks.title]),
    query.task ? eq(tasks.id, query.task) : undefined,
    query.kind ? eq(tasks.kind, query.kind) : undefined,
  );
}

function joined<Fields extends Parameters<ReportContext['db']['select']>[0]>(
  { db }: ReportContext,
  fields: NonNullable<Fields>,
  where: SQL | undefined,
) {
  return db
    .select(fields)
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(where)
    .$dynamic();
}
