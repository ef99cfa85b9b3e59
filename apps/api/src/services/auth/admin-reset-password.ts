import { eq } from 'drizzle-orm';
import { storePassword } from '../../auth/store-password.ts';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertNotErased } from '../users/not-erased.ts';
import { rejectCommonPassword } from './common-passwords.ts';

/** Sets a user's password and ends their sessions. They must choose a new one at the next login. */
export const adminResetPassword: Service<'adminResetPassword'> = async (context, { body }) => {
  const { auth, caller, clock, db } = context;
  // Admins change their own password with /change-password, which requires the current one.
  if (body.userId === caller.id) throw new ConflictError('own_account', undefined);
  const user = expectRow(await db.select().from(users).where(eq(users.id, body.userId)));
  rejectCommonPassword('newPassword', body.newPassword, user);
  const hash = await auth.hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    await assertNotErased(tx, user.id);
    await tx.update(users).set({ loggedInBefore: false }).where(eq(users.id, user.id));
    await storePassword(tx, user.id, { hash, now: clock.now() });
    await recordAudit(context, tx, 'adminResetPassword', { object: `user:${user.id}` });
  });
  context.background.run(
    'Sending a password email',
    context.mailer.send(composeMail(user, (mail) => mail.passwordChanged)),
  );
  return { success: true, message: context.messages.confirmations.passwordReset(user.name) };
};
