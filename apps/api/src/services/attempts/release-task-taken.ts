import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { tellReleased } from '../notices/tell-released.ts';
import type { Service } from '../service.ts';
import { lockAttempt } from './lock-attempt.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { isOpen, nextStatus } from './attempt-status.ts';

/** Releases the marks to the student and their parents. An attempt that is already released is returned unchanged. */
export const releaseTaskTaken: Service<'releaseTaskTaken'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, params.id);
    if (attempt.status === 'released') return selectTaskTakenById(context, tx, attempt.id);
    const status = nextStatus(attempt.status, { kind: 'release' });
    if (isOpen(attempt.status)) throw new ConflictError('attempt_not_open', undefined);
    if (status === null) throw new ConflictError('not_marked', { pending: attempt.pending ?? 0 });
    const now = context.clock.now();
    await tx.update(taskTakens).set({ status, releasedAt: now, updatedAt: now }).where(eq(taskTakens.id, attempt.id));
    await tellReleased(tx, [attempt.id], now);
    await recordAudit(context, tx, 'releaseTaskTaken', {
      object: `attempt:${attempt.id}`,
      before: { status: attempt.status },
      after: { status },
      details: { task: attempt.taskId, student: attempt.studentId, mark: attempt.mark, maximum: attempt.maximum },
    });
    return selectTaskTakenById(context, tx, attempt.id);
  });
