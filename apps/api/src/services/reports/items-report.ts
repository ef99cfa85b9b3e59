import type { ItemsReport, QuestionId } from '@rubrica/api-client/contract';
import { and, countDistinct, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matchesSearch, orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import { lookReasons } from '../statistics/look-reasons.ts';
import { neededAttempts } from '../statistics/to-statistics.ts';
import { knownFirst } from './known-first.ts';
import type { ReportContext, WholeReport } from './report-context.ts';
import { rememberFigures } from './recent-figures.ts';
import { matchesFilters } from './student-filters.ts';
import { questionConditions, taskConditions } from './work-filters.ts';

type Query = WholeReport<Input<'getItemsReport'>['query']>;
type ItemsRow = ItemsReport['items'][number];

/** Returns a page of the questions that were answered, each with what its answers say about it. */
export const getItemsReport: Service<'getItemsReport'> = async (context, { query }) => {
  const { page, limit } = query;
  const { found, summary } = await recentFigures(context, query);
  const items = await selectItemsRows(context, query, found.slice((page - 1) * limit, page * limit));
  return { items, total: found.length, page, limit, summary };
};

/** All questions of the report, which its summary needs; what that does not need is read for a page alone. */
const recentFigures = rememberFigures(
  async (context, query: Input<'getItemsReport'>['query']) => {
    const found = await selectItems(context, query);
    return {
      found: found.map(({ question }) => question._id),
      summary: {
        needed: neededAttempts,
        known: found.filter(({ facility }) => facility !== null).length,
        toLookAt: found.filter((item) => reasonsOf(item).length > 0).length,
      },
    };
  },
  ({ found }) => found.length === 0,
);

/** What an answer has earned, and everything else in its attempt, each as a part of its points. */
const share = sql`${answers.mark} / ${answers.maximum}`;
const restShare = sql`(${taskTakens.mark} - ${answers.mark}) / nullif(${taskTakens.maximum} - ${answers.maximum}, 0)`;

/**
 * A figure of the answers that have something, where there are enough of them: fewer say more about chance. It is without the last
 * digits that binary fractions leave, and rounded by the page alone.
 */
const figure = (value: SQL, having: SQL | PgColumn) =>
  sql<number | null>`case when count(${having}) >= ${neededAttempts} then round((${value})::numeric, 9)::float end`;

/** The correlation of `share` and `restShare`; null where one of them is the same everywhere but for what binary fractions leave. */
const correlation = sql`case when least(regr_syy(${share}, ${restShare}), regr_sxx(${share}, ${restShare})) > 1e-12
  then corr(${share}, ${restShare}) end`;

const questionFields = { _id: questions.id, title: questions.title, type: questions.type };

/** A question of the report, with the figures that the summary needs. */
type Item = Pick<ItemsRow, 'question' | 'facility' | 'discrimination'>;

/** Selects the questions of the report in its order. Each student's first attempt at a task counts, as in the statistics. */
export async function selectItems(context: ReportContext, query: Query): Promise<Item[]> {
  const figures = figuresOf(context, query);
  const sort = query.sort ?? '-attempts';
  const [isDescending, isByTime] = [sort.startsWith('-'), sort === 'time' || sort === '-time'];
  // A discrimination is -1 at least.
  const least = sql`-2`;
  const found = await context.db
    .select({
      question: questionFields,
      facility: figures.facility,
      discrimination: figures.discrimination,
      times: isByTime ? sql<string | null>`${figures.times}` : sql<null>`null`,
    })
    .from(figures)
    .innerJoin(questions, eq(questions.id, figures.questionId))
    .where(
      and(
        // What a task makes of its videos is in no bank, and has no statistics.
        eq(questions.isFromVideo, false),
        matchesSearch(query.search, [questions.title]),
        ...questionConditions(query),
      ),
    )
    .orderBy(
      ...orderBy(
        sort,
        {
          question: questions.title,
          attempts: sql`${figures.attempts}`,
          facility: knownFirst(sort, figures.facility, least),
          discrimination: knownFirst(sort, figures.discrimination, least),
          // Of equal medians, by their ids, as of all else that is equal.
          time: questions.id,
        },
        questions.id,
      ),
    );
  const items = found.map(({ times, ...item }) => ({ item, medianMs: medianOf(times) }));
  return (isByTime ? items.toSorted(byMedian(isDescending)) : items).map(({ item }) => item);
}

/** The median of numbers between commas; null where there are none. */
function medianOf(numbers: string | null): number | null {
  const sorted = Float64Array.from(numbers?.split(',') ?? [], Number).toSorted();
  const [lower, upper] = [sorted.at((sorted.length - 1) / 2), sorted.at(sorted.length / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

interface Timed {
  medianMs: number | null;
}

const byMedian = (isDescending: boolean) => (a: Timed, b: Timed) => {
  if (a.medianMs === null || b.medianMs === null) return Number(a.medianMs === null) - Number(b.medianMs === null);
  return isDescending ? b.medianMs - a.medianMs : a.medianMs - b.medianMs;
};

/** Selects the rows of these questions, in their order. */
export async function selectItemsRows(
  context: ReportContext,
  query: Query,
  ids: readonly QuestionId[],
): Promise<ItemsRow[]> {
  if (ids.length === 0) return [];
  const figures = figuresOf(context, query, ids);
  const { attempts, facility, discrimination, medianMs, tasks: taskCount } = figures;
  const rows = await context.db
    .select({ question: questionFields, attempts, facility, discrimination, medianMs, tasks: taskCount })
    .from(figures)
    .innerJoin(questions, eq(questions.id, figures.questionId));
  const byId = new Map(
    rows.map(({ medianMs: median, ...row }) => [
      row.question._id,
      { ...row, medianMs: median === null ? null : Math.round(median), reasons: reasonsOf(row) },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function reasonsOf({ facility, discrimination }: Omit<Item, 'question'>) {
  return facility === null ? [] : lookReasons({ ...ofWholeQuestion, facility, discrimination });
}

/** What is said of options and weights stands in a question's statistics, item by item. */
const ofWholeQuestion = { chance: null, options: [], effectiveWeight: null, intendedWeight: 1, standardDeviation: 0 };

/**
 * What the answers to each question say, or to these questions alone. Figures that a query does not read are not computed: the
 * median and the number of tasks sort all answers, so that all medians are computed from the `times`.
 */
function figuresOf(context: ReportContext, query: Query, only?: readonly QuestionId[]) {
  return (
    context.db
      .select({
        questionId: answers.questionId,
        tasks: countDistinct(taskTakens.taskId).as('tasks'),
        attempts: sql<number>`count(*)::int`.as('attempts'),
        facility: figure(sql`avg(${share})`, share).as('facility'),
        discrimination: figure(correlation, restShare).as('discrimination'),
        times: sql<
          string | null
        >`case when count(${answers.activeMs}) >= ${neededAttempts} then string_agg(${answers.activeMs}::text, ',') end`.as(
          'times',
        ),
        medianMs: figure(sql`percentile_cont(0.5) within group (order by ${answers.activeMs})`, answers.activeMs).as(
          'median_ms',
        ),
      })
      .from(answers)
      .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
      // Not read unless a condition names them: each attempt has one task and student.
      .leftJoin(tasks, eq(tasks.id, taskTakens.taskId))
      .leftJoin(users, eq(users.id, taskTakens.studentId))
      .where(
        and(
          visibleTo(context.caller, visibleTaskTakens),
          inArray(taskTakens.status, ['marked', 'released']),
          eq(taskTakens.number, 1),
          gt(answers.maximum, 0),
          matchesFilters(context, query, taskTakens.submittedAt),
          ...taskConditions(context, { diploma: query.diploma }),
          query.task ? eq(taskTakens.taskId, query.task) : undefined,
          query.kind ? eq(tasks.kind, query.kind) : undefined,
          only ? inArray(answers.questionId, [...only]) : undefined,
        ),
      )
      .groupBy(answers.questionId)
      .as('figures')
  );
}
