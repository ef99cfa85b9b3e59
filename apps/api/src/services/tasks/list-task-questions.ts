import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';

/** A task's questions with what they earned in the attempts that are handed in and that this caller sees. */
export const listTaskQuestions: Service<'listTaskQuestions'> = async ({ db, caller }, { params }) => {
  const handedIn = db
    .select({ questionId: answers.questionId, mark: answers.mark, maximum: answers.maximum, pending: answers.pending })
    .from(answers)
    .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
    .where(and(eq(taskTakens.taskId, params.id), isNotNull(answers.pending), visibleTo(caller, visibleTaskTakens)))
    .as('handed_in');
  const settled = sql`${handedIn.pending} = 0 and ${handedIn.maximum} > 0`;
  const items = await db
    .select({
      question: taskQuestions.questionId,
      title: questions.title,
      subQuestionType: questions.subQuestionType,
      position: taskQuestions.position,
      maximum: questions.maximum,
      answered: sql<number>`count(${handedIn.questionId})::int`,
      pending: sql<number>`count(*) filter (where ${handedIn.pending} > 0)::int`,
      meanPercent: sql<number | null>`avg(100 * ${handedIn.mark} / ${handedIn.maximum}) filter (where ${settled})`,
    })
    .from(taskQuestions)
    .innerJoin(questions, eq(questions.id, taskQuestions.questionId))
    .leftJoin(handedIn, eq(handedIn.questionId, taskQuestions.questionId))
    .where(eq(taskQuestions.taskId, params.id))
    .groupBy(taskQuestions.questionId, taskQuestions.position, questions.id)
    .orderBy(asc(taskQuestions.position));
  return { items };
};
