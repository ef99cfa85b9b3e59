import type { TaskTakenId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { expectRow } from '../queries/query-results.ts';

export type AttemptRow = typeof taskTakens.$inferSelect;

/** Reads an attempt and locks it, and with it saves of its answers, until the transaction ends. @throws {NotFoundError} */
export async function lockAttempt(tx: Database, id: TaskTakenId): Promise<AttemptRow> {
  return expectRow(await tx.select().from(taskTakens).where(eq(taskTakens.id, id)).for('update'));
}
