import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { nextStatus } from './attempt-status.ts';
import { recalculateMarks } from './recalculate-marks.ts';

/** Recalculates the marks and the status of an attempt after a marker saved marks. */
export async function updateAttemptMarks(tx: Database, attempt: AttemptRow, now: Date): Promise<void> {
  const totals = await recalculateMarks(tx, attempt.id);
  const status = nextStatus(attempt.status, { kind: 'marks', pending: totals.pending }) ?? attempt.status;
  await tx
    .update(taskTakens)
    .set({ status, ...totals, updatedAt: now })
    .where(eq(taskTakens.id, attempt.id));
}
