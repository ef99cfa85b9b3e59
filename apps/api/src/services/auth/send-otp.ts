import { and, eq, ne } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Service } from '../service.ts';
import { limitCodeRequest } from './code-limits.ts';

/** Emails a code if the email has an account. It is sent and audited after the reply, so that the reply reveals nothing. */
export const sendOtp: Service<'sendOtp'> = async (context, { body }) => {
  await limitCodeRequest(context, body.email);
  context.background.run('Sending an OTP', sendAudited(context, body.email));
  return { success: true, message: context.messages.confirmations.otpSent };
};

async function sendAudited(context: ServiceContext, email: string): Promise<void> {
  await context.auth.sendOtp(email);
  const [user] = await context.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.email, email), ne(users.status, 'disabled')));
  // An email without an account is sent nothing.
  if (!user) return;
  await recordAudit(context, context.db, 'sendOtp', { object: `user:${user.id}`, actor: user });
}
