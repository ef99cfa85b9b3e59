import { eq } from 'drizzle-orm';
import { storePassword } from '../../auth/store-password.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { UnauthenticatedError, ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-devices.ts';
import { toLoginReply } from './to-login-reply.ts';

/** Changes the caller's password, ends all of their sessions and opens a new one. */
export const changePassword: Service<'changePassword'> = async (context, { body }) => {
  const { caller, auth, clock, db, rateLimiter } = context;
  await rateLimiter.consume('password-account', caller.id);
  if (!(await auth.isPassword(caller.id, body.currentPassword))) {
    throw new ValidationError({ currentPassword: [{ code: 'wrong_password' }] });
  }
  await rateLimiter.reset('password-account', caller.id);
  if (body.newPassword === body.currentPassword)
    throw new ValidationError({ newPassword: [{ code: 'same_password' }] });
  rejectCommonPassword('newPassword', body.newPassword, caller);
  const hash = await auth.hashPassword(body.newPassword);
  const user = await db.transaction(async (tx) => {
    // The user first, as by everybody who ends access. Whoever did so while the password was hashed has the last word.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('no key update');
    if ((await tx.$count(sessions, eq(sessions.id, caller.session.id))) === 0) throw new UnauthenticatedError();
    const changed = await tx.update(users).set({ loggedInBefore: true }).where(eq(users.id, caller.id)).returning();
    await storePassword(tx, caller.id, { hash, now: clock.now() });
    await rememberDevice(context, tx, caller.id);
    await recordAudit(context, tx, 'changePassword', { object: `user:${caller.id}` });
    return expectRow(changed);
  });
  const { token } = await auth.openSession(caller.id, context.client);
  context.background.run(
    'Sending a password email',
    context.mailer.send(composeMail(user, (mail) => mail.passwordChanged)),
  );
  return toLoginReply(token, user);
};
