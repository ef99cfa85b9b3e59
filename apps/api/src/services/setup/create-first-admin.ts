import { eq } from 'drizzle-orm';
import { toCredentialAccount } from '../../auth/passwords.ts';
import { accountLinks, accounts } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { lockName } from '../../db/lock-name.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { rejectCommonPassword } from '../auth/common-passwords.ts';
import { rememberDevice } from '../auth/known-devices.ts';
import { toLoginReply } from '../auth/to-login-reply.ts';
import { ForbiddenError, ValidationError } from '../errors/errors.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { requireAccountLink } from './account-links.ts';

/** Uses up a set-up link: creates the first admin, with a password of their own, and signs them in. */
export const createFirstAdmin: Service<'createFirstAdmin'> = async (context, { body }) => {
  const { auth, client, clock, db, rateLimiter } = context;
  await rateLimiter.consume('account-link-address', client.ipAddress);
  // The link first: without one, nobody learns more than that, and no password is hashed.
  await requireAccountLink(db, clock, body.token);
  rejectCommonPassword('password', body.password, body);
  const password = await auth.hashPassword(body.password);
  const user = await insertFirstAdmin(context, body, password);
  const { token } = await auth.openSession(user.id, client);
  return toLoginReply(token, user);
};

async function insertFirstAdmin(
  context: Parameters<typeof createFirstAdmin>[0],
  { token, name, email, language }: Parameters<typeof createFirstAdmin>[1]['body'],
  password: string,
) {
  const now = context.clock.now();
  try {
    return await context.db.transaction(async (tx) => {
      // Of two people with two links, one becomes the first admin.
      await lockName(tx, 'set-up');
      const link = await requireAccountLink(tx, context.clock, token, 'update');
      if (link.kind !== 'set-up') throw new ForbiddenError('link_unknown');
      await tx.update(accountLinks).set({ usedAt: now }).where(eq(accountLinks.id, link.id));
      const user = expectRow(
        await tx
          .insert(users)
          .values({ name, email, language, role: 'admin', status: 'active', loggedInBefore: true, lastLoginAt: now })
          .returning(),
      );
      await tx.insert(accounts).values(toCredentialAccount(user.id, password));
      await rememberDevice(context, tx, user.id);
      await recordAudit(context, tx, 'createFirstAdmin', {
        object: `user:${user.id}`,
        after: { name, email, language, role: user.role, status: user.status },
        actor: { id: user.id, name },
      });
      return user;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ValidationError({ email: [{ code: 'taken' }] }) : error;
  }
}
