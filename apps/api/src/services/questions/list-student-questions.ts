import { parseQuestion, toStudentView } from '@rubrica/question-kit';
import { asc, eq } from 'drizzle-orm';
import { attemptQuestions } from '../../db/schema/attempts.ts';
import type { Service } from '../service.ts';

/** Returns the student views of an attempt's questions: the only way a question reaches a student before the release. */
export const listStudentQuestions: Service<'listStudentQuestions'> = async ({ db }, { query }) => {
  const rows = await db
    .select()
    .from(attemptQuestions)
    .where(eq(attemptQuestions.taskTakenId, query.taskTaken))
    .orderBy(asc(attemptQuestions.position));
  return {
    items: rows.map(({ questionId, position, content }) => ({
      question: questionId,
      position,
      view: toStudentView(parseQuestion(content)),
    })),
  };
};
