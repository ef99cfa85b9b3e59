import { eq, sql } from 'drizzle-orm';
import { answers, countedTakes, taskTakens } from '../../db/schema/attempts.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { tellReturned } from '../notices/tell-returned.ts';
import type { Service } from '../service.ts';
import { addMinutes } from './deadline.ts';
import { lockAttempt } from './lock-attempt.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { nextStatus } from './attempt-status.ts';

/**
 * Reopens an attempt for its student, with a note, for some minutes or without a deadline. The marks are hidden; they apply
 * again to the answers that the student does not change.
 */
export const returnTaskTaken: Service<'returnTaskTaken'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, params.id);
    const status = nextStatus(attempt.status, { kind: 'return' });
    if (status === null) throw new ConflictError('attempt_not_open', undefined);
    const now = context.clock.now();
    const noMarks = { mark: null, maximum: null, pending: null };
    await tx
      .update(taskTakens)
      .set({
        status,
        ...noMarks,
        submittedAt: null,
        releasedAt: null,
        returnNote: body.note,
        // The next submission is another one, whatever its key.
        submitKey: null,
        submitReply: null,
        deadlineAt: body.minutes === null ? null : addMinutes(now, body.minutes),
        updatedAt: now,
      })
      .where(eq(taskTakens.id, attempt.id));
    await tx
      .update(answers)
      // Marks that somebody still gives, or keeps, are for the answers as they were.
      .set({ ...noMarks, marksVersion: sql`${answers.marksVersion} + 1`, updatedAt: now })
      .where(eq(answers.taskTakenId, attempt.id));
    // The student is asked to work again, and may record again.
    await tx.delete(countedTakes).where(eq(countedTakes.taskTakenId, attempt.id));
    await tellReturned(tx, attempt, now);
    await recordAudit(context, tx, 'returnTaskTaken', {
      object: `attempt:${attempt.id}`,
      before: { status: attempt.status, mark: attempt.mark },
      after: { status, mark: null },
      details: { task: attempt.taskId, student: attempt.studentId, minutes: body.minutes },
    });
    return selectTaskTakenById(context, tx, attempt.id);
  });
