import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { isLate } from '../tasks/phase.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { nextStatus } from './state.ts';
import { sumMarks } from './sum-marks.ts';

/**
 * Takes a locked, open attempt in: the machine marks it, and it is marked or waits for a person. What a marker had returned is
 * as late as it was the first time.
 *
 * @param by `submit`: its student. `time-up`: the clock, at its deadline.
 */
export async function handIn(tx: Database, attempt: AttemptRow, by: 'submit' | 'time-up', now: Date): Promise<void> {
  const sum = await sumMarks(tx, attempt.id);
  const status = nextStatus(attempt.status, { kind: by, pending: sum.pending });
  if (status === null) throw new RangeError(`An attempt that is ${attempt.status} cannot be handed in.`);
  // What arrives in the grace was written before the deadline.
  const submittedAt = attempt.deadlineAt !== null && attempt.deadlineAt < now ? attempt.deadlineAt : now;
  const [task] = await tx.select({ dueAt: tasks.dueAt }).from(tasks).where(eq(tasks.id, attempt.taskId));
  const late = attempt.status === 'returned' ? attempt.late : isLate(task?.dueAt ?? null, submittedAt);
  await tx
    .update(taskTakens)
    .set({ status, submittedAt, late, ...sum, updatedAt: now })
    .where(eq(taskTakens.id, attempt.id));
}
