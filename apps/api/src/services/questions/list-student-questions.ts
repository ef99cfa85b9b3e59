import type { QuestionId, TaskTakenId } from '@rubrica/api-client/contract';
import { toStudentView } from '@rubrica/question-kit';
import { sql } from 'drizzle-orm';
import { createReader } from '../../batcher.ts';
import { perDatabase } from '../../db/per-database.ts';
import { attemptQuestions } from '../../db/schema/attempts.ts';
import { isOneOf, uuidList } from '../../db/uuid-list.ts';
import { loadContents } from '../attempts/question-contents.ts';
import { KeptReply, type KeptService } from '../kept-reply.ts';

/** A question of an attempt: its id, its position and the hash of its content. */
type GivenQuestion = readonly [QuestionId, number, string];

/** Reads which questions attempts have, one row for each: of those that are asked for at the same time in one statement. */
const questionsByAttempt = perDatabase((db) => {
  const { taskTakenId: attempt, questionId, position, contentHash } = attemptQuestions;
  const questions = sql<
    GivenQuestion[]
  >`json_agg(json_build_array(${questionId}, ${position}, ${contentHash}) order by ${position})`;
  const statement = db
    .select({ attempt, questions })
    .from(attemptQuestions)
    .where(isOneOf(attempt, 'attempts'))
    .groupBy(attempt)
    .prepare('');
  return createReader<TaskTakenId, GivenQuestion[]>({
    read: async (ids) => {
      const rows = await statement.execute({ attempts: uuidList(ids) });
      return new Map(rows.map((row) => [row.attempt, row.questions]));
    },
  });
});

/**
 * Returns the student views of an attempt's questions: the only way a question reaches a student before the release. Contents never
 * change under their hash, so attempts with the same contents have the same reply.
 */
export const listStudentQuestions: KeptService<'listStudentQuestions'> = async ({ db }, { query }) => {
  const questions = (await questionsByAttempt(db)(query.taskTaken)) ?? [];
  return new KeptReply(`questions ${JSON.stringify(questions)}`, async () => {
    const questionOf = await loadContents(
      db,
      questions.map(([, , hash]) => hash),
    );
    return {
      items: questions.map(([question, position, hash]) => ({
        question,
        position,
        view: toStudentView(questionOf(hash)),
      })),
    };
  });
};
