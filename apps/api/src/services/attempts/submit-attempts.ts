import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { isAmong } from '../../db/uuid-list.ts';
import { isLate } from '../tasks/task-phase.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { nextStatus } from './attempt-status.ts';
import { type MarkedAnswer, storeMarks, totalOf } from './recalculate-marks.ts';

/** An open attempt that is submitted, when its task is due, and the marks of all its answers. */
export interface Submission {
  attempt: AttemptRow;
  dueAt: Date | null;
  marked: readonly MarkedAnswer[];
}

/**
 * Returns an attempt as its submission leaves it. Its status becomes `marked` if no answer needs a marker. An attempt that was
 * returned keeps the lateness of its first submission.
 *
 * @param by `submit`: by its student. `time-up`: by the server, at the deadline.
 */
export function submitAttempt({ attempt, dueAt, marked }: Submission, by: 'submit' | 'time-up', now: Date): AttemptRow {
  const totals = totalOf(marked);
  const status = nextStatus(attempt.status, { kind: by, pending: totals.pending });
  if (status === null) throw new RangeError(`An attempt that is ${attempt.status} cannot be submitted.`);
  // What arrives in the grace period was written before the deadline.
  const submittedAt = attempt.deadlineAt !== null && attempt.deadlineAt < now ? attempt.deadlineAt : now;
  const late = attempt.status === 'returned' ? attempt.late : isLate(dueAt, submittedAt);
  return { ...attempt, status, submittedAt, late, ...totals, updatedAt: now };
}

/** Stores attempts as `submitAttempt` has returned them, and the marks of their answers, in one statement. */
export async function storeSubmissions(
  tx: Database,
  attempts: readonly AttemptRow[],
  marked: readonly MarkedAnswer[],
): Promise<void> {
  if (attempts.length === 0) return;
  const rows = attempts.map(
    ({ id, status, submittedAt, late, mark, maximum, pending, submitKey, submitReply, updatedAt }) => ({
      id,
      status,
      submitted_at: submittedAt,
      late,
      mark,
      maximum,
      pending,
      submit_key: submitKey,
      submit_reply: submitReply,
      updated_at: updatedAt,
    }),
  );
  await tx.execute(sql`
    with marked as (${storeMarks(marked)})
    update ${taskTakens} set status = submitted.status, submitted_at = submitted.submitted_at, late = submitted.late,
      mark = submitted.mark, maximum = submitted.maximum, pending = submitted.pending, submit_key = submitted.submit_key,
      submit_reply = submitted.submit_reply, updated_at = submitted.updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as submitted(id uuid, status text, submitted_at timestamptz, late boolean,
      mark float8, maximum float8, pending integer, submit_key text, submit_reply jsonb, updated_at timestamptz)
    where ${taskTakens.id} = submitted.id and ${isAmong(
      taskTakens.id,
      rows.map(({ id }) => id),
    )}`);
}
