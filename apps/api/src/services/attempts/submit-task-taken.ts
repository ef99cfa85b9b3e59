import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import type { Service } from '../service.ts';
import { isOver } from './deadline.ts';
import { handIn } from './hand-in.ts';
import { lockAttempt } from './lock-attempt.ts';
import { readTaskTaken } from './select-attempts.ts';
import { isOpen } from './state.ts';

/**
 * Hands an attempt in, once: the same key gets the same reply. Another key on what is handed in already (by another tab,
 * by the clock) gets the attempt as it stands, for that is what its student wanted.
 */
export const submitTaskTaken: Service<'submitTaskTaken'> = (context, { params, headers }) =>
  context.db.transaction(async (tx) => {
    const key = headers['idempotency-key'];
    const attempt = await lockAttempt(tx, params.id);
    if (attempt.submitKey === key && attempt.submitReply) return attempt.submitReply;
    if (!isOpen(attempt.status)) return readTaskTaken(context, tx, attempt.id);

    const now = context.clock.now();
    await handIn(tx, attempt, isOver(attempt.deadlineAt, now) ? 'time-up' : 'submit', now);
    const reply = await readTaskTaken(context, tx, attempt.id);
    await tx
      .update(taskTakens)
      .set({ submitKey: key, submitReply: reply, updatedAt: now })
      .where(eq(taskTakens.id, attempt.id));
    return reply;
  });
