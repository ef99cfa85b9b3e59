import { and, eq } from 'drizzle-orm';
import { storePassword } from '../../auth/store-password.ts';
import { verifications } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ForbiddenError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-devices.ts';

/**
 * Sets a new password with the grant of /verify-otp and ends all sessions of the account. The grant is used up in the transaction
 * that stores the password: what fails can be tried again with it.
 */
export const resetPassword: Service<'resetPassword'> = async (context, { body }) => {
  const { auth, clock, db, grant: cookie, rateLimiter } = context;
  rejectCommonPassword('newPassword', body.newPassword, body);
  const token = cookie.read();
  const grant = token ? await auth.findResetGrant(token) : null;
  const isOwner = grant && and(eq(users.id, grant.userId), eq(users.email, body.email));
  // The grant first: without one, no password is hashed.
  if (!isOwner || (await db.$count(users, isOwner)) === 0) {
    cookie.clear();
    throw new ForbiddenError('grant_missing');
  }
  // As it is used up only in the end, somebody who has one could otherwise have passwords hashed without end.
  await rateLimiter.consume('password-account', `grant ${grant.id}`);
  const hash = await auth.hashPassword(body.newPassword);
  const user = await db.transaction(async (tx) => {
    // The user before the grant, as by everybody who ends access: otherwise one of two would be given up.
    const [owner] = await tx.select().from(users).where(isOwner).for('no key update');
    const [held] = await tx.select().from(verifications).where(eq(verifications.id, grant.id)).for('update');
    if (!owner || !held) throw new ForbiddenError('grant_missing');
    await storePassword(tx, owner.id, { hash, now: clock.now() });
    // The code proves the identity, and the user chose this password.
    await tx.update(users).set({ loggedInBefore: true }).where(eq(users.id, owner.id));
    await rememberDevice(context, tx, owner.id);
    await recordAudit(context, tx, 'resetPassword', {
      object: `user:${owner.id}`,
      actor: { id: owner.id, name: owner.name },
    });
    return owner;
  });
  cookie.clear();
  context.background.run(
    'Sending a password email',
    context.mailer.send(composeMail(user, (mail) => mail.passwordChanged)),
  );
  return { success: true, message: context.messages.confirmations.passwordUpdated };
};
