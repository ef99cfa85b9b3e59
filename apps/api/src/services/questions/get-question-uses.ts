import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskDraws, taskQuestions, tasks } from '../../db/schema/tasks.ts';
import { isInPool } from '../draws/pools.ts';
import type { Service } from '../service.ts';

/** Returns the tasks that have a question, may draw it, or have attempts with it, each with the number of these attempts. */
export const getQuestionUses: Service<'getQuestionUses'> = async ({ db }, { params: { id } }) => {
  const uses = unionAll(
    db
      .select({ taskId: taskQuestions.taskId, place: sql<string>`'task'`.as('place') })
      .from(taskQuestions)
      .where(eq(taskQuestions.questionId, id)),
    db
      .select({ taskId: taskTakens.taskId, place: sql<string>`'attempt'` })
      .from(attemptQuestions)
      .innerJoin(taskTakens, eq(taskTakens.id, attemptQuestions.taskTakenId))
      .where(eq(attemptQuestions.questionId, id)),
    db
      .select({ taskId: taskDraws.taskId, place: sql<string>`'draw'` })
      .from(taskDraws)
      .innerJoin(questions, isInPool)
      .where(eq(questions.id, id)),
  ).as('uses');
  const rows = await db
    .select({
      _id: tasks.id,
      title: tasks.title,
      kind: tasks.kind,
      status: tasks.status,
      isInTask: sql<boolean>`bool_or(${uses.place} = 'task')`,
      isInDraw: sql<boolean>`bool_or(${uses.place} = 'draw')`,
      attempts: sql<number>`count(*) filter (where ${uses.place} = 'attempt')::int`,
    })
    .from(uses)
    .innerJoin(tasks, eq(tasks.id, uses.taskId))
    .groupBy(tasks.id)
    .orderBy(desc(tasks.createdAt), desc(tasks.id));
  return { tasks: rows };
};
