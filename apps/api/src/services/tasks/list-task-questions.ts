import type { TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';
import { selectGivenParts } from './select-task-parts.ts';

/** Returns a task's questions with their statistics over the submitted attempts that the caller may see. */
export const listTaskQuestions: Service<'listTaskQuestions'> = async ({ db, caller }, { params }) => {
  const submitted = db
    .select({
      questionId: answers.questionId,
      mark: answers.mark,
      maximum: answers.maximum,
      pending: answers.pending,
      taskTaken: answers.taskTakenId,
    })
    .from(answers)
    .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
    .where(and(eq(taskTakens.taskId, params.id), isNotNull(answers.pending), visibleTo(caller, visibleTaskTakens)))
    .as('submitted');
  const parts = selectGivenParts(db, params.id, visibleTo(caller, visibleTaskTakens)).as('parts');
  const isMarked = sql`${submitted.pending} = 0 and ${submitted.maximum} > 0`;
  const rows = await db
    .select({
      question: parts.questionId,
      title: questions.title,
      subQuestionType: questions.subQuestionType,
      position: parts.position,
      maximum: questions.maximum,
      answered: sql<number>`count(${submitted.questionId})::int`,
      pending: sql<number>`count(*) filter (where ${submitted.pending} > 0)::int`,
      // The one that was begun first, by its id; not every database has `min` of ids.
      toMark: sql<TaskTakenId | null>`(array_agg(${submitted.taskTaken} order by ${submitted.taskTaken})
        filter (where ${submitted.pending} > 0))[1]`,
      meanPercent: sql<number | null>`avg(100 * ${submitted.mark} / ${submitted.maximum}) filter (where ${isMarked})`,
    })
    .from(parts)
    .innerJoin(questions, eq(questions.id, parts.questionId))
    .leftJoin(submitted, eq(submitted.questionId, parts.questionId))
    .groupBy(parts.questionId, parts.position, questions.id)
    .orderBy(asc(parts.position), asc(questions.id));
  return { items: rows.map((row, position) => ({ ...row, position })) };
};
