import type { ItemsReport } from '@rubrica/api-client/contract';
import { and, countDistinct, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
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
import type { ReportContext, WholeReport } from './report-context.ts';
import { matchesFilters } from './student-filters.ts';
import { questionConditions, taskConditions } from './work-filters.ts';

type Query = WholeReport<Input<'getItemsReport'>['query']>;
type ItemsRow = ItemsReport['items'][number];

/** Returns a page of the questions that were answered, each with what its answers say about it. */
export const getItemsReport: Service<'getItemsReport'> = async (context, { query }) => {
  const { page, limit } = query;
  // All of them: what one page needs, the figures of the others are read for as well.
  const rows = await selectItemsRows(context, query);
  return {
    items: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    page,
    limit,
    summary: {
      needed: neededAttempts,
      known: rows.filter(({ facility }) => facility !== null).length,
      toLookAt: rows.filter(({ reasons }) => reasons.length > 0).length,
    },
  };
};

/** What an answer has earned, and everything else in its attempt, each as a part of its points. */
const share = sql`${answers.mark} / ${answers.maximum}`;
const restShare = sql`(${taskTakens.mark} - ${answers.mark}) / nullif(${taskTakens.maximum} - ${answers.maximum}, 0)`;

const attempts = sql<number>`count(*)::int`;
/** A figure of the answers, where there are enough of them: fewer say more about chance. */
const figure = (value: SQL) =>
  sql<number | null>`case when count(*) >= ${neededAttempts} then round((${value})::numeric, 4)::float end`;
const facility = figure(sql`avg(${share})`);
const discrimination = figure(sql`corr(${share}, ${restShare})`);
const medianMs = figure(sql`percentile_cont(0.5) within group (order by ${answers.activeMs})`);

/** Selects the questions of the report in its order. Each student's first attempt at a task counts, as in the statistics. */
export async function selectItemsRows(context: ReportContext, query: Query): Promise<ItemsRow[]> {
  const isDescending = query.sort?.startsWith('-') === true;
  // What is not known comes last, whichever way round.
  const knownFirst = (value: SQL) => (isDescending ? sql`coalesce(${value}, -2)` : value);
  const rows = await context.db
    .select({
      question: { _id: questions.id, title: questions.title, type: questions.type },
      tasks: countDistinct(taskTakens.taskId),
      attempts,
      facility,
      discrimination,
      medianMs,
    })
    .from(answers)
    .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(itemsWhere(context, query))
    .groupBy(questions.id)
    .orderBy(
      ...orderBy(
        query.sort ?? '-attempts',
        {
          question: questions.title,
          attempts,
          facility: knownFirst(facility),
          discrimination: knownFirst(discrimination),
          time: knownFirst(medianMs),
        },
        questions.id,
      ),
    );
  return rows.map((row) => ({
    ...row,
    medianMs: row.medianMs === null ? null : Math.round(row.medianMs),
    reasons:
      row.facility === null
        ? []
        : lookReasons({ ...ofWholeQuestion, facility: row.facility, discrimination: row.discrimination }),
  }));
}

/** What is said of options and weights stands in a question's statistics, item by item. */
const ofWholeQuestion = { chance: null, options: [], effectiveWeight: null, intendedWeight: 1, standardDeviation: 0 };

function itemsWhere(context: ReportContext, query: Query): SQL | undefined {
  return and(
    visibleTo(context.caller, visibleTaskTakens),
    inArray(taskTakens.status, ['marked', 'released']),
    eq(taskTakens.number, 1),
    gt(answers.maximum, 0),
    // What a task makes of its videos is in no bank, and has no statistics.
    eq(questions.isFromVideo, false),
    matchesFilters(context, query, taskTakens.submittedAt),
    matchesSearch(query.search, [questions.title]),
    ...questionConditions(query),
    ...taskConditions(context, { diploma: query.diploma }),
    query.task ? eq(tasks.id, query.task) : undefined,
    query.kind ? eq(tasks.kind, query.kind) : undefined,
  );
}
