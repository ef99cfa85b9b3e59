import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ForbiddenError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-devices.ts';

/** Sets a new password with the grant of /verify-otp and ends all sessions of the account. */
export const resetPassword: Service<'resetPassword'> = async (context, { body }) => {
  const { auth, db, grant } = context;
  rejectCommonPassword('newPassword', body.newPassword, body);
  const token = grant.read();
  const userId = token ? await auth.consumeResetGrant(token) : null;
  grant.clear();
  if (userId === null) throw new ForbiddenError('grant_missing');
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, body.email)));
  if (!user) throw new ForbiddenError('grant_missing');
  await auth.setPassword(user.id, body.newPassword);
  await db.transaction(async (tx) => {
    // The code proves the identity, and the user chose this password.
    await tx.update(users).set({ loggedInBefore: true }).where(eq(users.id, user.id));
    await rememberDevice(context, tx, user.id);
    await recordAudit(context, tx, 'resetPassword', {
      object: `user:${user.id}`,
      actor: { id: user.id, name: user.name },
    });
  });
  context.background.run(
    'Sending a password email',
    context.mailer.send(composeMail(user, (mail) => mail.passwordChanged)),
  );
  return { success: true, message: context.messages.confirmations.passwordUpdated };
};
