import type { QuestionId, StoredQuestion, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { ConflictError } from '../errors/errors.ts';
import { drawQuestions } from './draw-questions.ts';
import { selectPools } from './pools.ts';

/** A question that was drawn, as it is now. */
interface DrawnQuestion {
  questionId: QuestionId;
  content: StoredQuestion['content'];
}

/**
 * Draws the questions of attempts at a task, each in the order of the task's draws. They follow from the attempt's id and what the
 * bank has.
 *
 * @returns those of an attempt by its id
 * @throws {ConflictError} if there are too few
 */
export async function drawForAttempts(
  tx: Database,
  taskId: TaskId,
  ids: readonly TaskTakenId[],
): Promise<(id: TaskTakenId) => DrawnQuestion[]> {
  const pools = await selectPools(tx, taskId);
  if (pools.length === 0) return () => [];
  const drawn = new Map(
    ids.map((id) => {
      const ofAttempt = drawQuestions(pools, id)?.flat();
      if (!ofAttempt) throw new ConflictError('draw_too_small', undefined);
      return [id, ofAttempt];
    }),
  );
  const rows = await tx
    .select({ questionId: questions.id, content: questions.content })
    .from(questions)
    .where(inArray(questions.id, [...new Set([...drawn.values()].flat())]));
  const byId = new Map(rows.map((row) => [row.questionId, row]));
  return (id) => (drawn.get(id) ?? []).flatMap((questionId) => byId.get(questionId) ?? []);
}
