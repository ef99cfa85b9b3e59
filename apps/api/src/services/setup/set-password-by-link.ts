import { eq } from 'drizzle-orm';
import { storePassword } from '../../auth/store-password.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { rejectCommonPassword } from '../auth/common-passwords.ts';
import { rememberDevice } from '../auth/known-devices.ts';
import { toLoginReply } from '../auth/to-login-reply.ts';
import { ForbiddenError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { requireAccountLink } from './account-links.ts';

/**
 * Sets the password of an account with its password link or invitation, ends its sessions, and signs its owner in. The link is
 * used up in the transaction that stores the password: what fails, or waits for too long, can be tried again with the same link.
 */
export const setPasswordByLink: Service<'setPasswordByLink'> = async (context, { body }) => {
  const { auth, client, clock, db, rateLimiter } = context;
  await rateLimiter.consume('account-link-address', client.ipAddress);
  // The link first: without one, no password is hashed.
  const { id, userId } = await requireAccountLink(db, clock, body.token);
  if (userId === null) throw new ForbiddenError('link_unknown');
  await rateLimiter.refund('account-link-address', client.ipAddress);
  const account = expectRow(await db.select().from(users).where(eq(users.id, userId)));
  rejectCommonPassword('newPassword', body.newPassword, account);
  // As it is used up only in the end, somebody who has one could otherwise have passwords hashed without end.
  await rateLimiter.consume('password-account', `link ${id}`);
  const hash = await auth.hashPassword(body.newPassword);
  const user = await db.transaction(async (tx) => {
    // The user before the link, as by everybody who ends access: otherwise one of two would be given up.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    // Again, now that nobody else can use it: it may have been used while the password was hashed.
    const link = await requireAccountLink(tx, clock, body.token, 'update');
    const now = clock.now();
    await storePassword(tx, userId, { hash, now });
    await recordAudit(context, tx, 'setPasswordByLink', {
      object: `user:${userId}`,
      actor: { id: userId, name: account.name },
    });
    const changed = await tx
      .update(users)
      // An invitation came by mail, so the address is theirs.
      .set({ loggedInBefore: true, lastLoginAt: now, ...(link.kind === 'invitation' ? { emailVerified: true } : {}) })
      .where(eq(users.id, userId))
      .returning();
    await rememberDevice(context, tx, userId);
    return expectRow(changed);
  });
  const { token } = await auth.openSession(user.id, client);
  return toLoginReply(token, user);
};
