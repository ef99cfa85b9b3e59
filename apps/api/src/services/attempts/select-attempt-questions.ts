import type { TaskTakenId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions } from '../../db/schema/attempts.ts';
import { loadContents } from './question-contents.ts';

/** A frozen question of an attempt with its key, and its answer. */
export interface AttemptQuestionRow {
  answer: typeof answers.$inferSelect;
  question: Question;
  position: number;
}

/** Returns the questions of an attempt with their answers, in order. */
export async function selectAttemptQuestions(db: Database, taskTakenId: TaskTakenId): Promise<AttemptQuestionRow[]> {
  const rows = await db
    .select({ answer: answers, hash: attemptQuestions.contentHash, position: attemptQuestions.position })
    .from(attemptQuestions)
    .innerJoin(
      answers,
      and(eq(answers.taskTakenId, attemptQuestions.taskTakenId), eq(answers.questionId, attemptQuestions.questionId)),
    )
    .where(eq(attemptQuestions.taskTakenId, taskTakenId))
    .orderBy(asc(attemptQuestions.position));
  const questionOf = await loadContents(
    db,
    rows.map(({ hash }) => hash),
  );
  return rows.map(({ hash, ...row }) => ({ ...row, question: questionOf(hash) }));
}
