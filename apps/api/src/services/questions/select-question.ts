import type { StoredQuestion } from '@rubrica/api-client/contract';
import { parseQuestion } from '@rubrica/question-kit';
import { countDistinct, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { NotFoundError } from '../errors/not-found-error.ts';

/** A question with its key, for staff; an older version of its shape is brought to the present one. */
export async function selectQuestionById(db: Database, id: string): Promise<StoredQuestion> {
  const [row] = await db.select().from(questions).where(eq(questions.id, id));
  if (!row) throw new NotFoundError();
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    rev: row.rev,
    author: row.authorId,
    uses: await usesOf(db, id),
    content: parseQuestion(row.content),
  };
}

/** How many tasks use a question. */
async function usesOf(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ uses: countDistinct(taskQuestions.taskId) })
    .from(taskQuestions)
    .where(eq(taskQuestions.questionId, id));
  return row?.uses ?? 0;
}
