import { and, asc, eq } from 'drizzle-orm';
import { answers, attemptQuestions } from '../../db/schema/attempts.ts';
import type { Service } from '../service.ts';
import { toAnswer } from './to-answer.ts';

export const listAnswers: Service<'listAnswers'> = async ({ db }, { query }) => {
  const rows = await db
    .select({ answer: answers })
    .from(answers)
    .innerJoin(
      attemptQuestions,
      and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
    )
    .where(eq(answers.taskTakenId, query.taskTaken))
    .orderBy(asc(attemptQuestions.position));
  return { items: rows.map(({ answer }) => toAnswer(answer)) };
};
