import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { NotFoundError } from '../errors/not-found-error.ts';

/** An attempt's row. */
export type AttemptRow = typeof taskTakens.$inferSelect;

/** Reads an attempt and keeps others off it, its answers' saves included, until the transaction ends. */
export async function lockAttempt(tx: Database, id: string): Promise<AttemptRow> {
  const [attempt] = await tx.select().from(taskTakens).where(eq(taskTakens.id, id)).for('update');
  if (!attempt) throw new NotFoundError();
  return attempt;
}
