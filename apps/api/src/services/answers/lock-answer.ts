import type { AnswerId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { NotFoundError } from '../errors/errors.ts';

/** An answer with its attempt and the frozen question. */
export interface LockedAnswer {
  answer: typeof answers.$inferSelect;
  attempt: typeof taskTakens.$inferSelect;
  question: Question;
  position: number;
}

/**
 * Reads an answer and locks it until the transaction ends. The attempt is locked first, as everywhere, to avoid deadlock.
 *
 * @param lockMode how the attempt is locked: `share` lets other answers of it be saved meanwhile, `update` does not
 * @throws {NotFoundError}
 */
export async function lockAnswer(tx: Database, id: AnswerId, lockMode: 'share' | 'update'): Promise<LockedAnswer> {
  const [attempt] = await tx
    .select()
    .from(taskTakens)
    .where(eq(taskTakens.id, tx.select({ id: answers.taskTakenId }).from(answers).where(eq(answers.id, id))))
    .for(lockMode);
  const [answer] = await tx.select().from(answers).where(eq(answers.id, id)).for('update');
  if (!attempt || !answer) throw new NotFoundError();
  const [frozen] = await tx
    .select({ content: attemptQuestions.content, position: attemptQuestions.position })
    .from(attemptQuestions)
    .where(and(eq(attemptQuestions.taskTakenId, attempt.id), eq(attemptQuestions.questionId, answer.questionId)));
  if (!frozen) throw new NotFoundError();
  return { answer, attempt, question: parseQuestion(frozen.content), position: frozen.position };
}
