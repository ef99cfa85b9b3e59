import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { isLate } from '../tasks/task-phase.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { nextStatus } from './attempt-status.ts';
import { recalculateMarks } from './recalculate-marks.ts';

/**
 * Submits a locked, open attempt and marks it automatically. Its status becomes `marked` if no answer needs a marker. An
 * attempt that was returned keeps the lateness of its first submission.
 *
 * @param by `submit`: by its student. `time-up`: by the server, at the deadline.
 */
export async function submitAttempt(
  tx: Database,
  attempt: AttemptRow,
  by: 'submit' | 'time-up',
  now: Date,
): Promise<void> {
  const totals = await recalculateMarks(tx, attempt.id);
  const status = nextStatus(attempt.status, { kind: by, pending: totals.pending });
  if (status === null) throw new RangeError(`An attempt that is ${attempt.status} cannot be submitted.`);
  // What arrives in the grace period was written before the deadline.
  const submittedAt = attempt.deadlineAt !== null && attempt.deadlineAt < now ? attempt.deadlineAt : now;
  const [task] = await tx.select({ dueAt: tasks.dueAt }).from(tasks).where(eq(tasks.id, attempt.taskId));
  const late = attempt.status === 'returned' ? attempt.late : isLate(task?.dueAt ?? null, submittedAt);
  await tx
    .update(taskTakens)
    .set({ status, submittedAt, late, ...totals, updatedAt: now })
    .where(eq(taskTakens.id, attempt.id));
}
