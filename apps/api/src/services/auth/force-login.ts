import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { audit } from '../audit.ts';
import { ForbiddenError } from '../errors/forbidden-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { toLoginReply } from './to-login-reply.ts';

const forcedMinutes = 15;

/** Opens a short session in the place of a student, parent or assistant; the audit log names both people, and why. */
export const forceLogin: Service<'forceLogin'> = async (context, { body }) => {
  const { auth, caller, clock, db } = context;
  const user = expectRow(await db.select().from(users).where(eq(users.id, body.userId)));
  if (user.role === 'admin') throw new ForbiddenError('force_login_admin');
  const until = new Date(clock.now().getTime() + forcedMinutes * 60_000);
  const { token } = await auth.openSession(user.id, context.client, { by: caller.id, until });
  await audit(context, db, {
    action: 'force-login',
    object: `user:${user.id}`,
    details: { name: user.name, reason: body.reason, until: until.toISOString() },
  });
  return toLoginReply(token, user);
};
