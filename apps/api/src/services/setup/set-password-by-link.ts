import { eq } from 'drizzle-orm';
import { accountLinks } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { rejectCommonPassword } from '../auth/common-passwords.ts';
import { rememberDevice } from '../auth/known-devices.ts';
import { toLoginReply } from '../auth/to-login-reply.ts';
import { ForbiddenError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { requireAccountLink } from './account-links.ts';

/** Uses up a password link or an invitation: sets the password of its account, ends its sessions, and signs its owner in. */
export const setPasswordByLink: Service<'setPasswordByLink'> = async (context, { body }) => {
  const { auth, client, clock, db, rateLimiter } = context;
  await rateLimiter.consume('account-link-address', client.ipAddress);
  const { userId } = await requireAccountLink(db, clock, body.token);
  if (userId === null) throw new ForbiddenError('link_unknown');
  const account = expectRow(await db.select().from(users).where(eq(users.id, userId)));
  rejectCommonPassword('newPassword', body.newPassword, account);
  const user = await db.transaction(async (tx) => {
    const link = await requireAccountLink(tx, clock, body.token, 'update');
    const now = clock.now();
    await tx.update(accountLinks).set({ usedAt: now }).where(eq(accountLinks.id, link.id));
    await recordAudit(context, tx, 'setPasswordByLink', {
      object: `user:${account.id}`,
      actor: { id: account.id, name: account.name },
    });
    return expectRow(
      await tx
        .update(users)
        // An invitation came by mail, so the address is theirs.
        .set({ loggedInBefore: true, lastLoginAt: now, ...(link.kind === 'invitation' ? { emailVerified: true } : {}) })
        .where(eq(users.id, account.id))
        .returning(),
    );
  });
  await auth.setPassword(user.id, body.newPassword);
  await rememberDevice(context, db, user.id);
  const { token } = await auth.openSession(user.id, client);
  return toLoginReply(token, user);
};
