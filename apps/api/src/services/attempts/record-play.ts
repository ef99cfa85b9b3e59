import { and, eq, sql } from 'drizzle-orm';
import { attemptQuestions, countedPlays, questionContents, taskTakens } from '../../db/schema/attempts.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { isOpen } from './attempt-status.ts';

/** Counts a play of a recording of an open attempt. Of two devices the higher count stands. */
export const recordPlay: Service<'recordPlay'> = ({ db, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const [attempt] = await tx
      .select({ status: taskTakens.status })
      .from(taskTakens)
      .where(eq(taskTakens.id, params.id))
      .for('share');
    if (!attempt || !isOpen(attempt.status)) throw new ConflictError('attempt_closed', undefined);
    const hasItem = sql`exists (select 1 from ${questionContents}, jsonb_array_elements(${questionContents.content} -> 'input') as item
      where ${questionContents.hash} = ${attemptQuestions.contentHash} and item ->> 'id' = ${body.item})`;
    const found = await tx.$count(attemptQuestions, and(eq(attemptQuestions.taskTakenId, params.id), hasItem));
    if (found === 0) throw new ValidationError({ item: [{ code: 'unknown' }] });
    const rows = await tx
      .insert(countedPlays)
      .values({ taskTakenId: params.id, itemId: body.item, count: body.count, updatedAt: clock.now() })
      .onConflictDoUpdate({
        target: [countedPlays.taskTakenId, countedPlays.itemId],
        set: { count: sql`greatest(${countedPlays.count}, excluded.count)`, updatedAt: clock.now() },
      })
      .returning();
    const { itemId, count } = expectRow(rows);
    return { item: itemId, count };
  });
