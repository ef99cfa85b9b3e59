import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { nextStatus } from './state.ts';
import { sumMarks } from './sum-marks.ts';

/** After a person's marks: adds the attempt up anew; it is marked when nothing waits any more. */
export async function settleMarks(tx: Database, attempt: AttemptRow, now: Date): Promise<void> {
  const sum = await sumMarks(tx, attempt.id);
  const status = nextStatus(attempt.status, { kind: 'marks', pending: sum.pending }) ?? attempt.status;
  await tx
    .update(taskTakens)
    .set({ status, ...sum, updatedAt: now })
    .where(eq(taskTakens.id, attempt.id));
}
