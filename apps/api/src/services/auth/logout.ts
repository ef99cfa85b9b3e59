import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';

/** Ends the session of the bearer token. The email in the body is ignored. */
export const logout: Service<'logout'> = async (context) => {
  if (context.token) await context.auth.endSession(context.token);
  await recordAudit(context, context.db, 'logout', { object: `user:${context.caller.id}` });
  return { success: true, message: context.messages.confirmations.loggedOut };
};
