import type { QuestionId, StoredQuestion, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { ConflictError } from '../errors/errors.ts';
import { drawQuestions } from './draw-questions.ts';
import { selectPools } from './pools.ts';

/**
 * Draws the questions of an attempt, in the order of the task's draws. They follow from the attempt's id and what the bank has.
 *
 * @throws {ConflictError} if there are too few
 */
export async function drawForAttempt(
  tx: Database,
  { id, taskId }: { id: TaskTakenId; taskId: TaskId },
): Promise<{ questionId: QuestionId; content: StoredQuestion['content'] }[]> {
  const pools = await selectPools(tx, taskId);
  if (pools.length === 0) return [];
  const drawn = drawQuestions(pools, id)?.flat();
  if (!drawn) throw new ConflictError('draw_too_small', undefined);
  const rows = await tx
    .select({ questionId: questions.id, content: questions.content })
    .from(questions)
    .where(inArray(questions.id, drawn));
  return rows.toSorted((a, b) => drawn.indexOf(a.questionId) - drawn.indexOf(b.questionId));
}
