import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { limitCodeAttempt } from './code-limits.ts';

const grantMinutes = 10;

/** Exchanges a code for a grant to set a new password once, within ten minutes. */
export const verifyOtp: Service<'verifyOtp'> = async (context, { body }) => {
  const { auth, clock, db, grant } = context;
  await limitCodeAttempt(context, body.email);
  if (!(await auth.verifyOtp(body.email, body.otp))) {
    // Alike for emails with and without an account.
    const actor = { id: null, name: body.email };
    await recordAudit(context, db, 'verifyOtp', { action: 'code.failed', actor });
    throw new ValidationError({}, 'otp_wrong');
  }
  const user = expectRow(
    await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, body.email)),
  );
  await recordAudit(context, db, 'verifyOtp', { object: `user:${user.id}`, actor: user });
  const expiresAt = new Date(clock.now().getTime() + grantMinutes * 60_000);
  grant.set(await auth.createResetGrant(user.id, expiresAt), grantMinutes * 60);
  return { success: true, message: context.messages.confirmations.otpVerified };
};
