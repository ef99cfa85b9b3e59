import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { audit } from '../audit.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { rejectCommonPassword } from './reject-common-password.ts';

/** Sets somebody's password and ends their sessions; at their next login they are asked for one of their own. */
export const adminResetPassword: Service<'adminResetPassword'> = async (context, { body }) => {
  const { auth, caller, db } = context;
  // Their own goes by /change-password, which asks for the current one.
  if (body.userId === caller.id) throw new ConflictError('own_account', undefined);
  const user = expectRow(await db.select().from(users).where(eq(users.id, body.userId)));
  rejectCommonPassword('newPassword', body.newPassword, user);
  await auth.setPassword(user.id, body.newPassword);
  await auth.endSessions(user.id);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ loggedInBefore: false }).where(eq(users.id, user.id));
    await audit(context, tx, { action: 'password.admin-reset', object: `user:${user.id}` });
  });
  context.background.run(
    'Mailing of a new password',
    context.mailer.send(composeMail(user, (mail) => mail.passwordChanged)),
  );
  return { success: true, message: context.messages.confirmations.passwordReset(user.name) };
};
