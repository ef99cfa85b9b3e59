import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';

const grantMinutes = 10;

/** Exchanges a code for a grant to set a new password once, within ten minutes. */
export const verifyOtp: Service<'verifyOtp'> = async (context, { body }) => {
  const { auth, clock, db, client, grant, rateLimiter } = context;
  await rateLimiter.consume('otp-try-address', client.ipAddress);
  await rateLimiter.consume('otp-try-account', body.email);
  if (!(await auth.verifyOtp(body.email, body.otp))) throw new ValidationError({}, 'otp_wrong');
  const user = expectRow(await db.select({ id: users.id }).from(users).where(eq(users.email, body.email)));
  const expiresAt = new Date(clock.now().getTime() + grantMinutes * 60_000);
  grant.set(await auth.createResetGrant(user.id, expiresAt), grantMinutes * 60);
  return { success: true, message: context.messages.confirmations.otpVerified };
};
