import { eq } from 'drizzle-orm';
import { attemptQuestions } from '../../db/schema/attempts.ts';
import { questions } from '../../db/schema/questions.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { readAttempts } from './read-attempts.ts';
import { toStatistics } from './to-statistics.ts';

/**
 * Returns what the attempts at all tasks with a question say about its items, each beside everything else in its attempt; to an
 * assistant, those of the students they mark.
 */
export const getQuestionStatistics: Service<'getQuestionStatistics'> = async (
  { db, caller },
  { params: { id }, query },
) => {
  const { title } = expectRow(await db.select({ title: questions.title }).from(questions).where(eq(questions.id, id)));
  const attempts = await readAttempts({ db, caller, ...query, where: eq(attemptQuestions.questionId, id) });
  return toStatistics(title, attempts, 'question');
};
