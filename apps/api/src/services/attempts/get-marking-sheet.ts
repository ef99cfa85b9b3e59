import type { MarkingSheet, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { toMarkingQuestion } from '../answers/to-marking-question.ts';
import type { SignedInContext } from '../context.ts';
import type { Service } from '../service.ts';
import { selectAttemptQuestions } from './select-attempt-questions.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { awaitingMarkingStatuses } from './attempt-status.ts';
import { readSolutionState } from './solution-state.ts';

/** Returns an attempt with keys and marks, for markers. */
export const getMarkingSheet: Service<'getMarkingSheet'> = async (context, { params }) => {
  const attempt = await selectTaskTakenById(context, context.db, params.id);
  const { db, clock } = context;
  const rows = await selectAttemptQuestions(db, params.id);
  const solutions = await readSolutionState(db, attempt.task, attempt.student, clock.now());
  return {
    attempt,
    solutionVisible: attempt.status === 'released' && solutions === 'shown',
    questions: rows.map(({ answer, question, position }) => toMarkingQuestion(answer, question, position)),
    next: await nextToMark(context, params.id, attempt.task, attempt.submittedAt),
    order: await orderInTask(context, params.id, attempt.task),
  };
};

/** Returns the next attempt of the task to mark, oldest submission first: those after this one, then those before it. */
async function nextToMark(
  { db, caller }: SignedInContext,
  id: TaskTakenId,
  taskId: TaskId,
  submittedAt: string | null,
): Promise<TaskTakenId | null> {
  const isEarlier = sql`(${taskTakens.submittedAt}, ${taskTakens.id}) < (${submittedAt}::timestamptz, ${id}::uuid)`;
  const [next] = await db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .where(
      and(
        eq(taskTakens.taskId, taskId),
        ne(taskTakens.id, id),
        inArray(taskTakens.status, awaitingMarkingStatuses),
        visibleTo(caller, visibleTaskTakens),
      ),
    )
    .orderBy(asc(isEarlier), asc(taskTakens.submittedAt), asc(taskTakens.id))
    .limit(1);
  return next?.id ?? null;
}

/** Returns the place of an attempt among all attempts of its task that the caller may see, in the order of the list. */
async function orderInTask(
  { db, caller }: SignedInContext,
  id: TaskTakenId,
  taskId: TaskId,
): Promise<MarkingSheet['order']> {
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
    .where(and(eq(taskTakens.taskId, taskId), visibleTo(caller, visibleTaskTakens)))
    .as('attempts');
  const { position, total, previous, next } = attempts;
  const [found] = await db.select({ position, total, previous, next }).from(attempts).where(eq(attempts.id, id));
  return found ?? { position: 1, total: 1, previous: null, next: null };
}
