import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { audit } from '../audit.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import type { Service } from '../service.ts';
import { lockAttempt } from './lock-attempt.ts';
import { readTaskTaken } from './select-attempts.ts';
import { isOpen, nextStatus } from './state.ts';

/** Shows the marks to the student and their parents; what is released already stays so. */
export const releaseTaskTaken: Service<'releaseTaskTaken'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, params.id);
    if (attempt.status === 'released') return readTaskTaken(context, tx, attempt.id);
    const status = nextStatus(attempt.status, { kind: 'release' });
    if (isOpen(attempt.status)) throw new ConflictError('attempt_not_open', undefined);
    if (status === null) throw new ConflictError('not_marked', { pending: attempt.pending ?? 0 });
    const now = context.clock.now();
    await tx.update(taskTakens).set({ status, releasedAt: now, updatedAt: now }).where(eq(taskTakens.id, attempt.id));
    await audit(context, tx, {
      action: 'attempt.release',
      object: `attempt:${attempt.id}`,
      details: { task: attempt.taskId, student: attempt.studentId, mark: attempt.mark, maximum: attempt.maximum },
    });
    return readTaskTaken(context, tx, attempt.id);
  });
