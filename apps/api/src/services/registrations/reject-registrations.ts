import { eq } from 'drizzle-orm';
import { endAccess } from '../../auth/end-access.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { orderMails } from '../mails/order-mails.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import type { Service } from '../service.ts';
import { lockPending } from './pending-people.ts';

/**
 * Rejects people who registered, and mails them the reason. The reason is kept for the mail alone, until it is sent: the audit log can never be changed,
 * and what is said about a person has to be removable.
 */
export const rejectRegistrations: Service<'rejectRegistrations'> = async (context, { body }) => {
  const now = context.clock.now();
  const { waiting, decided } = await context.db.transaction(async (tx) => {
    const locked = await lockPending(tx, body.users);
    for (const { id } of locked.waiting) {
      await tx.update(users).set({ status: 'disabled', rejectedAt: now, updatedAt: now }).where(eq(users.id, id));
      await endAccess(tx, id, now);
      await recordAudit(context, tx, 'rejectRegistrations', {
        object: `user:${id}`,
        before: { status: 'pending' },
        after: { status: 'disabled' },
        details: { characters: body.reason.length },
      });
    }
    const ids = locked.waiting.map(({ id }) => id);
    await forgetNotices(tx, ids, ['registration-waiting']);
    await orderMails(context, tx, { kind: 'rejected', to: ids, reason: body.reason });
    return locked;
  });
  return {
    success: true,
    message: context.messages.confirmations.rejected(waiting.length),
    changed: waiting.map(({ id }) => id),
    skipped: decided,
  };
};
