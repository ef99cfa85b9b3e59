import type { MarkingSheet, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { toMarkingQuestion } from '../answers/to-marking-question.ts';
import type { Service } from '../service.ts';
import { inGroup } from './in-group.ts';
import { selectAttemptQuestions } from './select-attempt-questions.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { awaitingMarkingStatuses } from './attempt-status.ts';
import { readSolutionState } from './solution-state.ts';

/** Returns an attempt with keys and marks, for markers, and the ones before and after it: those of its task, or of one group. */
export const getMarkingSheet: Service<'getMarkingSheet'> = async (context, { params, query: { group } }) => {
  const attempt = await selectTaskTakenById(context, context.db, params.id);
  const { db, clock } = context;
  const inQueue = and(
    eq(taskTakens.taskId, attempt.task),
    // One that is not of the group has its place among those that are.
    group ? or(inGroup(context, group), eq(taskTakens.id, params.id)) : undefined,
    visibleTo(context.caller, visibleTaskTakens),
  );
  const rows = await selectAttemptQuestions(db, params.id);
  const solutions = await readSolutionState(db, attempt.task, attempt.student, clock.now());
  return {
    attempt,
    solutionVisible: attempt.status === 'released' && solutions === 'shown',
    questions: rows.map(({ answer, question, position }) => toMarkingQuestion(answer, question, position)),
    next: await nextToMark(db, inQueue, attempt),
    order: await orderInQueue(db, inQueue, params.id),
  };
};

/** Returns the next attempt of the queue to mark, oldest submission first: those after this one, then those before it. */
async function nextToMark(
  db: Database,
  inQueue: SQL | undefined,
  { _id: id, submittedAt }: Pick<TaskTaken, '_id' | 'submittedAt'>,
): Promise<TaskTakenId | null> {
  const isEarlier = sql`(${taskTakens.submittedAt}, ${taskTakens.id}) < (${submittedAt}::timestamptz, ${id}::uuid)`;
  const [next] = await db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .where(and(inQueue, ne(taskTakens.id, id), inArray(taskTakens.status, awaitingMarkingStatuses)))
    .orderBy(asc(isEarlier), asc(taskTakens.submittedAt), asc(taskTakens.id))
    .limit(1);
  return next?.id ?? null;
}

/** Returns the place of an attempt among the attempts of the queue, in the order of the list. */
async function orderInQueue(db: Database, inQueue: SQL | undefined, id: TaskTakenId): Promise<MarkingSheet['order']> {
  const byTime = sql`(order by ${taskTakens.submittedAt}, ${taskTakens.id})`;
  const attempts = db
    .select({
      id: taskTakens.id,
      position: sql<number>`(row_number() over ${byTime})::int`.as('position'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      previous: sql<TaskTakenId | null>`lag(${taskTakens.id}) over ${byTime}`.as('previous'),
      next: sql<TaskTakenId | null>`lead(${taskTakens.id}) over ${byTime}`.as('next'),
    })
    .from(taskTakens)
    .where(inQueue)
    .as('attempts');
  const { position, total, previous, next } = attempts;
  const [found] = await db.select({ position, total, previous, next }).from(attempts).where(eq(attempts.id, id));
  return found ?? { position: 1, total: 1, previous: null, next: null };
}
