import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { ForbiddenError, UnauthenticatedError, UnavailableError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { rememberDevice } from './known-devices.ts';
import { startLoginAttempt } from './login-limits.ts';
import { toLoginReply } from './to-login-reply.ts';

/**
 * Opens a session. Attempts are limited (`login-limits.ts`); every outcome is recorded in the audit log. Few are under way at once: a
 * login is some fifteen statements, and saves need connections too.
 */
export const login: Service<'login'> = (context, { body }) => context.auth.inTurn(() => logIn(context, body));

async function logIn(context: ServiceContext, body: { email: string; password: string }) {
  const attempt = await startLoginAttempt(context, body.email);
  const opened = await signIn(context, body).catch(async (error: unknown) => {
    if (error instanceof UnavailableError) await attempt.withdraw();
    throw error;
  });
  await attempt.succeed();
  return context.db.transaction(async (tx) => {
    const lastLoginAt = context.clock.now();
    const user = expectRow(await tx.update(users).set({ lastLoginAt }).where(eq(users.id, opened.userId)).returning());
    await rememberDevice(context, tx, user.id);
    await recordAudit(context, tx, 'login', { object: `user:${user.id}`, actor: { id: user.id, name: user.name } });
    return toLoginReply(opened.token, user);
  });
}

async function signIn(context: ServiceContext, { email, password }: { email: string; password: string }) {
  const auditFailure = (reason: string) =>
    recordAudit(context, context.db, 'login', {
      action: 'login.failed',
      details: { reason },
      actor: { id: null, name: email },
    });
  try {
    const opened = await context.auth.signIn(email, password, context.client);
    if (opened) return opened;
  } catch (error) {
    if (error instanceof ForbiddenError) await auditFailure(error.code);
    throw error;
  }
  await auditFailure('login_failed');
  throw new UnauthenticatedError('login_failed');
}
