import type { Answer, AnswerId, QuestionId, TaskTakenId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { createReader } from '../batcher.ts';
import type { Database } from './database.ts';
import { perDatabase } from './per-database.ts';
import { prepareQuery } from './prepared-statement.ts';
import { answers, attemptQuestions, taskTakens } from './schema/attempts.ts';
import { isOneOf, uuidList } from './uuid-list.ts';

// What is kept here never changes: whose an attempt is, and of which attempt and frozen question an answer. Rows may be deleted, so
// whoever goes by it has the database find the row again.

/** The attempts and their answers, 16 each, of some ten thousand students. */
const [maxAttempts, maxAnswers] = [20_000, 200_000];

/** Where an answer belongs. */
interface AnswerOrigin {
  attempt: { id: TaskTakenId; studentId: UserId };
  question: { id: QuestionId; type: Answer['type']; hash: string };
}

type Known<Id, Value> = (id: Id) => Promise<Value | undefined>;

/** Whose an attempt is. */
export const attemptOwners: (db: Database) => Known<TaskTakenId, UserId> = perDatabase((db) => {
  const kept = new LRUCache<TaskTakenId, UserId>({ max: maxAttempts });
  const statement = prepareQuery(
    db,
    db
      .select({ id: taskTakens.id, studentId: taskTakens.studentId })
      .from(taskTakens)
      .where(isOneOf(taskTakens.id, 'ids')),
  );
  const read = createReader<TaskTakenId, UserId>({
    read: async (ids) => {
      const rows = await statement.execute({ ids: uuidList(ids) });
      for (const { id, studentId } of rows) kept.set(id, studentId);
      return new Map(rows.map(({ id, studentId }) => [id, studentId]));
    },
  });
  return async (id) => kept.get(id) ?? read(id);
});

/** Where an answer belongs. Those of its attempt are read with it, because they are saved next. */
export const answerOrigins: (db: Database) => Known<AnswerId, AnswerOrigin> = perDatabase((db) => {
  const kept = new LRUCache<AnswerId, AnswerOrigin>({ max: maxAnswers });
  // Thousands of answers are to the same question.
  const questions = new LRUCache<string, AnswerOrigin['question']>({ max: 5000 });
  const ofSameAttempts = db.select({ id: answers.taskTakenId }).from(answers).where(isOneOf(answers.id, 'ids'));
  const statement = prepareQuery(
    db,
    db
      .select({
        id: answers.id,
        type: answers.type,
        questionId: answers.questionId,
        hash: attemptQuestions.contentHash,
        attemptId: taskTakens.id,
        studentId: taskTakens.studentId,
      })
      .from(answers)
      .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
      .innerJoin(
        attemptQuestions,
        and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
      )
      .where(inArray(answers.taskTakenId, ofSameAttempts)),
  );
  const read = createReader<AnswerId, AnswerOrigin>({
    read: async (ids) => {
      const rows = await statement.execute({ ids: uuidList(ids) });
      const attempts = new Map<TaskTakenId, AnswerOrigin['attempt']>();
      const found = new Map<AnswerId, AnswerOrigin>();
      for (const { id, type, questionId, hash, attemptId, studentId } of rows) {
        const attempt = attempts.get(attemptId) ?? { id: attemptId, studentId };
        attempts.set(attemptId, attempt);
        const question = questions.get(`${hash} ${questionId}`) ?? { id: questionId, type, hash };
        questions.set(`${hash} ${questionId}`, question);
        found.set(id, { attempt, question });
        kept.set(id, { attempt, question });
      }
      return found;
    },
  });
  return async (id) => kept.get(id) ?? read(id);
});

/** Whose an answer is. */
export const answerOwner = async (db: Database, id: AnswerId): Promise<UserId | undefined> =>
  (await answerOrigins(db)(id))?.attempt.studentId;
