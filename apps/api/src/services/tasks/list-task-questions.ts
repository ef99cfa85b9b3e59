import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';

/** Returns a task's questions with their statistics over the submitted attempts that the caller may see. */
export const listTaskQuestions: Service<'listTaskQuestions'> = async ({ db, caller }, { params }) => {
  const submitted = db
    .select({ questionId: answers.questionId, mark: answers.mark, maximum: answers.maximum, pending: answers.pending })
    .from(answers)
    .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
    .where(and(eq(taskTakens.taskId, params.id), isNotNull(answers.pending), visibleTo(caller, visibleTaskTakens)))
    .as('submitted');
  const isMarked = sql`${submitted.pending} = 0 and ${submitted.maximum} > 0`;
  const items = await db
    .select({
      question: taskQuestions.questionId,
      title: questions.title,
      subQuestionType: questions.subQuestionType,
      position: taskQuestions.position,
      maximum: questions.maximum,
      answered: sql<number>`count(${submitted.questionId})::int`,
      pending: sql<number>`count(*) filter (where ${submitted.pending} > 0)::int`,
      meanPercent: sql<number | null>`avg(100 * ${submitted.mark} / ${submitted.maximum}) filter (where ${isMarked})`,
    })
    .from(taskQuestions)
    .innerJoin(questions, eq(questions.id, taskQuestions.questionId))
    .leftJoin(submitted, eq(submitted.questionId, taskQuestions.questionId))
    .where(eq(taskQuestions.taskId, params.id))
    .groupBy(taskQuestions.questionId, taskQuestions.position, questions.id)
    .orderBy(asc(taskQuestions.position));
  return { items };
};
