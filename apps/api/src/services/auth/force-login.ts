import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ForbiddenError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toLoginReply } from './to-login-reply.ts';

const sessionMinutes = 15;

/** Opens a short session as a student, parent or assistant; it ends with the admin's own. The audit log records both people and the reason. */
export const forceLogin: Service<'forceLogin'> = async (context, { body }) => {
  const { auth, caller, clock, db } = context;
  const user = expectRow(await db.select().from(users).where(eq(users.id, body.userId)));
  if (user.role === 'admin') throw new ForbiddenError('force_login_admin');
  if (user.status !== 'active') throw new ForbiddenError('force_login_inactive');
  const expiresAt = new Date(clock.now().getTime() + sessionMinutes * 60_000);
  const { token } = await auth.openSession(user.id, context.client, {
    by: caller.id,
    session: caller.session.id,
    until: expiresAt,
  });
  await recordAudit(context, db, 'forceLogin', {
    object: `user:${user.id}`,
    details: { name: user.name, reason: body.reason, until: expiresAt.toISOString() },
  });
  // The visit does not wait for the first password, which its owner alone can choose.
  return toLoginReply(token, { ...user, loggedInBefore: true });
};
