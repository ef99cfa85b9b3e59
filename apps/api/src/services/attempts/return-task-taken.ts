import { eq } from 'drizzle-orm';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { audit } from '../audit.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import type { Service } from '../service.ts';
import { addMinutes } from './deadline.ts';
import { lockAttempt } from './lock-attempt.ts';
import { readTaskTaken } from './select-attempts.ts';
import { nextStatus } from './state.ts';

/**
 * Opens an attempt again for its student, with a note, for some minutes or without an end. The answers stay, the marks are
 * hidden; they stand again for whatever the student leaves as it was.
 */
export const returnTaskTaken: Service<'returnTaskTaken'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, params.id);
    const status = nextStatus(attempt.status, { kind: 'return' });
    if (status === null) throw new ConflictError('attempt_not_open', undefined);
    const now = context.clock.now();
    const unknown = { mark: null, maximum: null, pending: null };
    await tx
      .update(taskTakens)
      .set({
        status,
        ...unknown,
        submittedAt: null,
        releasedAt: null,
        returnNote: body.note,
        deadlineAt: body.minutes === null ? null : addMinutes(now, body.minutes),
        updatedAt: now,
      })
      .where(eq(taskTakens.id, attempt.id));
    await tx
      .update(answers)
      .set({ ...unknown, updatedAt: now })
      .where(eq(answers.taskTakenId, attempt.id));
    await audit(context, tx, {
      action: 'attempt.return',
      object: `attempt:${attempt.id}`,
      details: { task: attempt.taskId, student: attempt.studentId, from: attempt.status, minutes: body.minutes },
    });
    return readTaskTaken(context, tx, attempt.id);
  });
