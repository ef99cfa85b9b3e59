import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { assertNotLastAdmin } from './assert-not-last-admin.ts';

/** Deactivates a user and ends their sessions. Their answers and marks are kept. */
export const removeUser: Service<'removeUser'> = async (context, { params: { id } }) => {
  if (id === context.caller.id) throw new ConflictError('own_account', undefined);
  const name = await context.db.transaction(async (tx) => {
    const before = expectRow(await tx.select().from(users).where(eq(users.id, id)).for('update'));
    if (before.status !== 'disabled') {
      await assertNotLastAdmin(tx, id);
      await tx.update(users).set({ status: 'disabled', updatedAt: context.clock.now() }).where(eq(users.id, id));
      await tx.delete(sessions).where(eq(sessions.userId, id));
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
