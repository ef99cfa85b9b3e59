import { eq } from 'drizzle-orm';
import { endAccess, endMailedAccess } from '../../auth/end-access.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { orderInvitations } from '../invitations/invite-users.ts';
import { orderMails } from '../mails/order-mails.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { relationsForRole, assertRelationsExist, rejoinGroups, writeRelations } from './user-relations.ts';
import { selectUserById } from './get-user.ts';
import { assertNotLastAdmin, lockAdmins } from './assert-not-last-admin.ts';

/**
 * Replaces a user, if they are still what the author saw. A change of role or status ends their sessions; a change of the email ends
 * what was mailed to the former one, and an invitation is sent again. A student who is approved gets an email. Nobody changes their
 * own role or status: it would end their sessions, and only somebody else could take it back.
 */
export const updateUser: Service<'updateUser'> = async (context, { params: { id }, body }) => {
  const now = context.clock.now();
  try {
    return await context.db.transaction(async (tx) => {
      const admins = body.role === 'admin' && body.status === 'active' ? [] : await lockAdmins(tx);
      const { erasedAt } = expectRow(await tx.select().from(users).where(eq(users.id, id)).for('update'));
      if (erasedAt !== null) throw new ConflictError('account_erased', undefined);
      const before = await selectUserById(tx, id);
      if (assertUnchanged('updateUser', before, before, body)) return before;
      if (id === context.caller.id && (body.role !== before.role || body.status !== before.status))
        throw new ConflictError('own_account', undefined);
      assertNotLastAdmin(admins, id);
      await assertRelationsExist(tx, body);
      const { name, email, phone, role, status, language } = body;
      const changes = { name, email, phone, role, status, language, levelId: relationsForRole(body).level };
      const { linked, unlinked, parents } = await tellSetTasks(tx, now, { students: [id] }, async () => {
        await tx
          .update(users)
          // Whoever opens a rejected account has decided otherwise.
          .set({ ...changes, updatedAt: now, ...(status === 'disabled' ? {} : { rejectedAt: null }) })
          .where(eq(users.id, id));
        if (before.status === 'disabled' && status === 'active') await rejoinGroups(tx, id, now);
        return writeRelations(tx, id, body, now);
      });
      if (status !== 'pending') await forgetNotices(tx, [id], ['registration-waiting']);
      if (role !== before.role || status !== 'active') await endAccess(tx, id, now);
      if (email !== before.email) {
        await endMailedAccess(tx, id, now);
        if (before.invitation !== null) await orderInvitations(context, tx, [id]);
      }
      if (before.status === 'pending' && status === 'active')
        await orderMails(context, tx, { kind: 'approved', to: [id] });
      const after = await selectUserById(tx, id);
      await recordAudit(context, tx, 'updateUser', { object: `user:${id}`, before, after });
      for (const child of linked)
        await recordAudit(context, tx, 'updateUser', {
          action: 'parent.link',
          object: `user:${child}`,
          details: { parent: id },
        });
      for (const child of unlinked)
        await recordAudit(context, tx, 'updateUser', {
          action: 'parent.unlink',
          object: `user:${child}`,
          details: { parent: id },
        });
      for (const parent of parents)
        await recordAudit(context, tx, 'updateUser', {
          action: 'parent.unlink',
          object: `user:${id}`,
          details: { parent },
        });
      return after;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ValidationError({ email: [{ code: 'taken' }] }) : error;
  }
};
