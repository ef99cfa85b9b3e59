import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { recordPractice } from '../practice/record-practice.ts';
import type { Service } from '../service.ts';
import { isPastGracePeriod } from './deadline.ts';
import { submitAttempt } from './submit-attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { tellAttempt } from './tell-attempt.ts';
import { isOpen } from './attempt-status.ts';

/**
 * Submits an attempt once: a repeat with the same key gets the same reply. Another key on an attempt that is already submitted
 * (from another tab, or at the deadline) gets the attempt as it is.
 */
export const submitTaskTaken: Service<'submitTaskTaken'> = async (context, { params, headers }) => {
  const reply = await context.db.transaction(async (tx) => {
    const key = headers['idempotency-key'];
    const attempt = await lockAttempt(tx, params.id);
    if (attempt.submitKey === key && attempt.submitReply) return attempt.submitReply;
    if (!isOpen(attempt.status)) return selectTaskTakenById(context, tx, attempt.id);

    const now = context.clock.now();
    await submitAttempt(tx, attempt, isPastGracePeriod(attempt.deadlineAt, now) ? 'time-up' : 'submit', now);
    const submitted = await selectTaskTakenById(context, tx, attempt.id);
    await tx
      .update(taskTakens)
      .set({ submitKey: key, submitReply: submitted, updatedAt: now })
      .where(eq(taskTakens.id, attempt.id));
    await recordPractice(tx, { studentId: attempt.studentId, now, timeZone: context.timeZone, lastAt: null });
    return submitted;
  });
  // It may be open in another tab, or on another device.
  tellAttempt(context.live, params.id, 'closed');
  return reply;
};
