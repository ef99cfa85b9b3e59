import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { toMarkingQuestion } from '../answers/marking-question.ts';
import type { SignedInContext } from '../context.ts';
import type { Service } from '../service.ts';
import { readQuestions } from './read-questions.ts';
import { readTaskTaken } from './select-attempts.ts';
import { toMarkStatuses } from './state.ts';

/** An attempt with keys and automatic marks, for markers. */
export const getMarkingSheet: Service<'getMarkingSheet'> = async (context, { params }) => {
  const attempt = await readTaskTaken(context, context.db, params.id);
  const rows = await readQuestions(context.db, params.id);
  return {
    attempt,
    questions: rows.map(({ answer, question, position }) => toMarkingQuestion(answer, question, position)),
    next: await nextToMark(context, params.id, attempt.task, attempt.submittedAt),
  };
};

/** The next attempt of the task that waits, oldest submission first: those after this one, then those before it. */
async function nextToMark(
  { db, caller }: SignedInContext,
  id: string,
  taskId: string,
  submittedAt: string | null,
): Promise<string | null> {
  const isEarlier = sql`(${taskTakens.submittedAt}, ${taskTakens.id}) < (${submittedAt}::timestamptz, ${id}::uuid)`;
  const [next] = await db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .where(
      and(
        eq(taskTakens.taskId, taskId),
        ne(taskTakens.id, id),
        inArray(taskTakens.status, toMarkStatuses),
        visibleTo(caller, visibleTaskTakens),
      ),
    )
    .orderBy(asc(isEarlier), asc(taskTakens.submittedAt), asc(taskTakens.id))
    .limit(1);
  return next?.id ?? null;
}
