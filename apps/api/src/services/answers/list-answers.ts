import type { Answer, TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { createReader } from '../../batcher.ts';
import { perDatabase } from '../../db/per-database.ts';
import { answers, attemptQuestions } from '../../db/schema/attempts.ts';
import { isOneOf, uuidList } from '../../db/uuid-list.ts';
import type { Service } from '../service.ts';
import { answerColumns, toAnswer } from './to-answer.ts';

/** Answers may be long, and all of a batch are in memory at once. */
const maxSize = 24;

/** Reads the answers of attempts: of those that are asked for at the same time in one statement. */
export const answersByAttempt = perDatabase((db) => {
  const statement = db
    .select(answerColumns)
    .from(answers)
    .innerJoin(
      attemptQuestions,
      and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
    )
    .where(isOneOf(answers.taskTakenId, 'attempts'))
    .orderBy(asc(attemptQuestions.position))
    .prepare('');
  return createReader<TaskTakenId, Answer[]>({
    maxSize,
    read: async (ids) => {
      const rows = await statement.execute({ attempts: uuidList(ids) });
      return Map.groupBy(rows.map(toAnswer), ({ taskTaken }) => taskTaken);
    },
  });
});

export const listAnswers: Service<'listAnswers'> = async ({ db }, { query }) => ({
  items: (await answersByAttempt(db)(query.taskTaken)) ?? [],
});
