import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { taskQuestions, tasks } from '../../db/schema/tasks.ts';
import type { Service } from '../service.ts';

/** Returns the tasks that have a question, or have attempts with it, each with the number of these attempts. */
export const getQuestionUses: Service<'getQuestionUses'> = async ({ db }, { params: { id } }) => {
  const uses = unionAll(
    db
      .select({ taskId: taskQuestions.taskId, isInTask: sql<boolean>`true`.as('is_in_task') })
      .from(taskQuestions)
      .where(eq(taskQuestions.questionId, id)),
    db
      .select({ taskId: taskTakens.taskId, isInTask: sql<boolean>`false` })
      .from(attemptQuestions)
      .innerJoin(taskTakens, eq(taskTakens.id, attemptQuestions.taskTakenId))
      .where(eq(attemptQuestions.questionId, id)),
  ).as('uses');
  const rows = await db
    .select({
      _id: tasks.id,
      title: tasks.title,
      kind: tasks.kind,
      status: tasks.status,
      isInTask: sql<boolean>`bool_or(${uses.isInTask})`,
      attempts: sql<number>`count(*) filter (where not ${uses.isInTask})::int`,
    })
    .from(uses)
    .innerJoin(tasks, eq(tasks.id, uses.taskId))
    .groupBy(tasks.id)
    .orderBy(desc(tasks.createdAt), desc(tasks.id));
  return { tasks: rows };
};
