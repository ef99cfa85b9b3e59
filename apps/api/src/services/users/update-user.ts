import type { UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { endAccess } from '../../auth/end-access.ts';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { relationsForRole, assertRelationsExist, writeRelations } from './user-relations.ts';
import { selectUserById } from './get-user.ts';
import { assertNotLastAdmin } from './assert-not-last-admin.ts';

type Body = Input<'updateUser'>['body'];

/** Replaces a user. A change of role or status ends their sessions; a student who is approved gets an email. */
export const updateUser: Service<'updateUser'> = async (context, { params, body }) => {
  const { before, after } = await writeUser(context, params.id, body);
  if (before.status === 'pending' && after.status === 'active') {
    context.background.run(
      'Sending an approval email',
      context.mailer.send(composeMail(after, (mail) => mail.approved)),
    );
  }
  return after;
};

async function writeUser(context: SignedInContext, id: UserId, body: Body) {
  const now = context.clock.now();
  try {
    return await context.db.transaction(async (tx) => {
      const { erasedAt } = expectRow(await tx.select().from(users).where(eq(users.id, id)).for('update'));
      if (erasedAt !== null) throw new ConflictError('account_erased', undefined);
      const before = await selectUserById(tx, id);
      if (body.role !== 'admin' || body.status !== 'active') await assertNotLastAdmin(tx, id);
      await assertRelationsExist(tx, body);
      const { name, email, phone, role, status, language } = body;
      const changes = { name, email, phone, role, status, language, levelId: relationsForRole(body).level };
      const { linked, unlinked } = await tellSetTasks(tx, now, { students: [id] }, async () => {
        await tx
          .update(users)
          // Whoever opens a rejected account has decided otherwise.
          .set({ ...changes, updatedAt: now, ...(status === 'disabled' ? {} : { rejectedAt: null }) })
          .where(eq(users.id, id));
        return writeRelations(tx, id, body);
      });
      if (status !== 'pending') await forgetNotices(tx, [id], ['registration-waiting']);
      if (role !== before.role || status !== 'active') await endAccess(tx, id, now);
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
      return { before, after };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ValidationError({ email: [{ code: 'taken' }] }) : error;
  }
}
