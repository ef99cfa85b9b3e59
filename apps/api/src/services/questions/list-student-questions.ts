import { toStudentView } from '@rubrica/question-kit';
import { asc, eq } from 'drizzle-orm';
import { attemptQuestions } from '../../db/schema/attempts.ts';
import { loadContents } from '../attempts/question-contents.ts';
import { KeptReply, type KeptService } from '../kept-reply.ts';

/**
 * Returns the student views of an attempt's questions: the only way a question reaches a student before the release. Contents never
 * change under their hash, so attempts with the same contents have the same reply.
 */
export const listStudentQuestions: KeptService<'listStudentQuestions'> = async ({ db }, { query }) => {
  const rows = await db
    .select({
      question: attemptQuestions.questionId,
      position: attemptQuestions.position,
      hash: attemptQuestions.contentHash,
    })
    .from(attemptQuestions)
    .where(eq(attemptQuestions.taskTakenId, query.taskTaken))
    .orderBy(asc(attemptQuestions.position));
  const questionOf = await loadContents(
    db,
    rows.map(({ hash }) => hash),
  );
  return new KeptReply(`questions ${JSON.stringify(rows)}`, () => ({
    items: rows.map(({ hash, ...row }) => ({ ...row, view: toStudentView(questionOf(hash)) })),
  }));
};
