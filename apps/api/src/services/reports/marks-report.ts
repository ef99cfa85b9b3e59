import type { MarksReport, TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, countDistinct, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { courseItems } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matchesNames, selectAttemptIds } from '../attempts/select-attempts.ts';
import { orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import { knownFirst } from './known-first.ts';
import { monthBucketsOf } from './month-buckets.ts';
import type { ReportContext, WholeReport } from './report-context.ts';
import { rememberFigures } from './recent-figures.ts';
import { matchesFilters } from './student-filters.ts';
import { inCourse, questionConditions } from './work-filters.ts';

type Query = WholeReport<Input<'getMarksReport'>['query']>;
type MarksRow = MarksReport['items'][number];

/** How many times as many attempts as a page's last row are found at most, where questions are looked through first. */
const rare = 8;

const percent = sql<number | null>`100 * ${taskTakens.mark} / nullif(${taskTakens.maximum}, 0)`;

/** Returns a page of the marked attempts that the caller sees, and what all of them come to. */
export const getMarksReport: Service<'getMarksReport'> = async (context, { query }) => {
  const { page, limit } = query;
  const { total, summary } = await recentFigures(context, query);
  const ids = await selectMarksIds(context, query, { limit, offset: (page - 1) * limit, total });
  return { items: await selectMarksRows(context, ids), total, page, limit, summary };
};

/** What all attempts of the report come to. */
const recentFigures = rememberFigures(
  (context, query: Input<'getMarksReport'>['query']) => summarise(context, marksWhere(context, query)),
  ({ total }) => total === 0,
);

/** The rows of one page, of `total`. */
interface Part {
  limit: number;
  offset: number;
  total: number;
}

/** Selects which attempts the report has, in its order; all of them where no part is asked for. */
export async function selectMarksIds(context: ReportContext, query: Query, part?: Part): Promise<TaskTakenId[]> {
  // Where the page is a good part of what is found, all attempts would be looked at in order, and the questions of each.
  const isRare = !part || part.total < rare * (part.offset + part.limit);
  const sort = query.sort ?? '-submittedAt';
  const sorted = selectAttemptIds(context.db, marksWhere(context, query, isRare)).orderBy(
    ...orderBy(
      sort,
      {
        student: users.name,
        task: tasks.title,
        // All of these have it; a column that may be null could not be read from its index, newest first.
        submittedAt: sql`${taskTakens.submittedAt}`,
        percent: knownFirst(sort, percent, sql`-1`),
      },
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
        percent: maximum ? share : null,
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the attempts of a school once for all figures: by student and month, and from these by month and together. */
async function summarise(
  context: ReportContext,
  where: SQL | undefined,
): Promise<Pick<MarksReport, 'total' | 'summary'>> {
  const { db } = context;
  const { bucketOf, nameOf } = await monthBucketsOf(context);
  const monthly = db
    .select({
      student: taskTakens.studentId,
      month: bucketOf(taskTakens.submittedAt).as('month'),
      attempts: sql`count(*)`.as('attempts'),
      counted: sql`count(${percent})`.as('counted'),
      sum: sql`coalesce(sum(${percent}), 0)`.as('sum'),
    })
    .from(taskTakens)
    // Not read unless a condition names them: each attempt has one task and student.
    .leftJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .leftJoin(users, eq(users.id, taskTakens.studentId))
    .where(where)
    .groupBy(taskTakens.studentId, sql`2`)
    .as('monthly');
  const rows = await db
    .select({
      isWhole: sql<boolean>`grouping(${monthly.month}) = 1`,
      month: monthly.month,
      attempts: sql`coalesce(sum(${monthly.attempts}), 0)`.mapWith(Number),
      counted: sql`coalesce(sum(${monthly.counted}), 0)`.mapWith(Number),
      sum: sql`coalesce(sum(${monthly.sum}), 0)`.mapWith(Number),
      students: countDistinct(monthly.student),
    })
    .from(monthly)
    .groupBy(sql`grouping sets ((${monthly.month}), ())`)
    .orderBy(asc(monthly.month));
  const whole = rows.find(({ isWhole }) => isWhole);
  return {
    total: whole?.attempts ?? 0,
    summary: {
      students: whole?.students ?? 0,
      meanPercent: whole && whole.counted > 0 ? whole.sum / whole.counted : null,
      byMonth: rows.flatMap(({ isWhole, month, attempts, counted, sum }) =>
        !isWhole && month !== null && counted > 0
          ? [{ month: nameOf(month), meanPercent: sum / counted, attempts }]
          : [],
      ),
    },
  };
}

function marksWhere(context: ReportContext, query: Query, isRare = false): SQL | undefined {
  return and(
    visibleTo(context.caller, visibleTaskTakens),
    inArray(taskTakens.status, ['marked', 'released']),
    matchesFilters(context, query, taskTakens.submittedAt),
    query.search ? matchesNames(context.db, query.search) : undefined,
    query.task ? eq(taskTakens.taskId, query.task) : undefined,
    query.skill || query.category ? hasQuestion(context, query, isRare) : undefined,
    query.diploma ? inCourse(taskTakens.taskId, courseItems.taskId, query.diploma) : undefined,
    query.kind ? eq(tasks.kind, query.kind) : undefined,
  );
}

/**
 * Whether an attempt has a question of the skill and the category, drawn ones included. Where few attempts have one, the questions
 * are looked through once: the database knows how many questions are of a skill, and not that they were hardly ever asked.
 */
function hasQuestion({ db }: ReportContext, query: Query, isRare: boolean): SQL {
  const found = db
    .select({ id: attemptQuestions.taskTakenId })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .where(and(...questionConditions(query)));
  return isRare
    ? sql`${taskTakens.id} in (with found as materialized (${found}) select * from found)`
    : inArray(taskTakens.id, found);
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
