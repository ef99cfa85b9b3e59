import type { QuestionId, TaskId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskDraws, tasks } from '../../db/schema/tasks.ts';
import { ConflictError } from '../errors/errors.ts';
import { lockPools } from './assert-drawable.ts';
import { drawQuestions } from './draw-questions.ts';
import { isInPool, selectPools } from './pools.ts';

/**
 * Changes questions, whose rows the caller has locked, unless a published task that draws from them would be left with too few: its
 * students could not begin.
 *
 * @throws {ConflictError} if one would
 */
export async function keepDrawable<Result>(
  tx: Database,
  { ids, now }: { ids: readonly QuestionId[]; now: Date },
  change: () => Promise<Result>,
): Promise<Result> {
  if (ids.length === 0) return change();
  // Before it is read which tasks draw from them: one that is being published meanwhile counts too.
  await lockPools(tx);
  const concerned = await selectDrawingTasks(tx, ids, now);
  const result = await change();
  let failing = 0;
  for (const id of concerned) if (drawQuestions(await selectPools(tx, id), id) === null) failing += 1;
  if (failing > 0) throw new ConflictError('question_is_drawn', { tasks: failing });
  return result;
}

/** Returns the tasks that can be begun and may draw one of these questions. */
async function selectDrawingTasks(tx: Database, ids: readonly QuestionId[], now: Date): Promise<TaskId[]> {
  const rows = await tx
    .selectDistinct({ id: tasks.id })
    .from(taskDraws)
    .innerJoin(tasks, eq(tasks.id, taskDraws.taskId))
    .innerJoin(questions, isInPool)
    .where(
      and(
        inArray(questions.id, [...ids]),
        eq(tasks.status, 'published'),
        or(isNull(tasks.closeAt), gt(tasks.closeAt, now)),
      ),
    );
  return rows.map(({ id }) => id);
}
