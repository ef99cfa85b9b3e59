import { and, eq } from 'drizzle-orm';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { NotFoundError } from '../errors/not-found-error.ts';

/** An answer with its attempt and the question it answers, as it was frozen. */
export interface LockedAnswer {
  answer: typeof answers.$inferSelect;
  attempt: typeof taskTakens.$inferSelect;
  question: Question;
  position: number;
}

/**
 * Reads an answer and keeps others off it until the transaction ends. Locks are taken attempt first, as everywhere, so that
 * nobody waits in a circle.
 *
 * @param lockMode `share`: the attempt stays as it is, other answers of it may be saved meanwhile. `update`: it is ours.
 */
export async function lockAnswer(tx: Database, id: string, lockMode: 'share' | 'update'): Promise<LockedAnswer> {
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
