import type { StoredQuestion } from '@rubrica/api-client/contract';
import { type Question, validateDraft } from '@rubrica/question-kit';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskQuestions, tasks } from '../../db/schema/tasks.ts';
import { ConflictError } from '../errors/errors.ts';

/**
 * Checks that a question that is set to students does not lose what they need: published tasks give new attempts its content as
 * it is. One that had issues already can be worked on.
 *
 * @throws {ConflictError}
 */
export async function assertStaysFinished(db: Database, before: StoredQuestion, content: Question): Promise<void> {
  if (validateDraft(content).length === 0 || validateDraft(before.content).length > 0) return;
  const published = await db
    .select({ id: tasks.id })
    .from(taskQuestions)
    .innerJoin(tasks, eq(tasks.id, taskQuestions.taskId))
    .where(and(eq(taskQuestions.questionId, before._id), eq(tasks.status, 'published')));
  if (published.length > 0) throw new ConflictError('question_is_set', { tasks: published.length });
}
