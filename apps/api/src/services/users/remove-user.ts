import { eq } from 'drizzle-orm';
import { endAccess } from '../../auth/end-access.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertNotLastAdmin, lockAdmins } from './assert-not-last-admin.ts';

/** Deactivates a user and ends their sessions. Their answers and marks are kept. */
export const removeUser: Service<'removeUser'> = async (context, { params: { id } }) => {
  if (id === context.caller.id) throw new ConflictError('own_account', undefined);
  const now = context.clock.now();
  const name = await context.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const before = expectRow(await tx.select().from(users).where(eq(users.id, id)).for('update'));
    if (before.status !== 'disabled') {
      assertNotLastAdmin(admins, id);
      await tx.update(users).set({ status: 'disabled', updatedAt: now }).where(eq(users.id, id));
      await endAccess(tx, id, now);
      await forgetNotices(tx, [id], ['registration-waiting']);
      await recordAudit(context, tx, 'removeUser', {
        object: `user:${id}`,
        before: { status: before.status },
        after: { status: 'disabled' },
      });
    }
    return before.name;
  });
  return { success: true, message: context.messages.confirmations.deactivated(name) };
};
