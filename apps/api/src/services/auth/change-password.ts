import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { compose } from '../../mail/compose.ts';
import { audit } from '../audit.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { fitPassword } from './fit-password.ts';
import { loginReply } from './login-reply.ts';

/** Sets a password of one's own, ends every session and opens a fresh one for the caller. */
export const changePassword: Service<'changePassword'> = async (context, { body }) => {
  const { caller, auth, db, limits } = context;
  await limits.spend('password-account', caller.id);
  if (!(await auth.isPassword(caller.id, body.currentPassword))) {
    throw new ValidationError({ currentPassword: [{ code: 'wrong_password' }] });
  }
  await limits.clear('password-account', caller.id);
  if (body.newPassword === body.currentPassword)
    throw new ValidationError({ newPassword: [{ code: 'same_password' }] });
  fitPassword('newPassword', body.newPassword, caller);
  await auth.setPassword(caller.id, body.newPassword);
  await auth.endSessions(caller.id);
  const { token } = await auth.openSession(caller.id, context.from);
  const user = await db.transaction(async (tx) => {
    await audit(context, tx, { action: 'password.change', object: `user:${caller.id}` });
    return expectRow(await tx.update(users).set({ loggedInBefore: true }).where(eq(users.id, caller.id)).returning());
  });
  context.background.run(
    'Mailing of a changed password',
    context.mail.send(compose(user, (mail) => mail.passwordChanged)),
  );
  return loginReply(token, user);
};
