import type { AnswerId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Question } from '@rubrica/question-kit';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { loadContents } from '../attempts/question-contents.ts';
import { NotFoundError } from '../errors/errors.ts';

/** An answer with its attempt and the frozen question. */
export interface LockedAnswer {
  answer: typeof answers.$inferSelect;
  attempt: typeof taskTakens.$inferSelect;
  question: Question;
  position: number;
}

/**
 * Reads an answer and locks it, and with it saves of all answers of its attempt, until the transaction ends. The attempt is locked
 * first, as everywhere, to avoid deadlock.
 *
 * @throws {NotFoundError}
 */
export async function lockAnswer(tx: Database, id: AnswerId): Promise<LockedAnswer> {
  const [attempt] = await tx
    .select()
    .from(taskTakens)
    .where(eq(taskTakens.id, tx.select({ id: answers.taskTakenId }).from(answers).where(eq(answers.id, id))))
    .for('update');
  const [answer] = await tx.select().from(answers).where(eq(answers.id, id)).for('update');
  if (!attempt || !answer) throw new NotFoundError();
  const [frozen] = await tx
    .select({ hash: attemptQuestions.contentHash, position: attemptQuestions.position })
    .from(attemptQuestions)
    .where(and(eq(attemptQuestions.taskTakenId, attempt.id), eq(attemptQuestions.questionId, answer.questionId)));
  if (!frozen) throw new NotFoundError();
  const questionOf = await loadContents(tx, [frozen.hash]);
  return { answer, attempt, question: questionOf(frozen.hash), position: frozen.position };
}
