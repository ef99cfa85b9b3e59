import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/auth.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';

/** Ends one of the caller's sessions. */
export const endSession: Service<'endSession'> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, params.id));
    await recordAudit(context, tx, 'endSession', { object: `session:${params.id}` });
  });
  return { success: true, message: context.messages.confirmations.sessionEnded };
};

/** Ends a session of anybody, for an admin; the entry says whose it was. */
export const endUserSession: Service<'endUserSession'> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.id, params.id)).returning();
    if (!ended) return;
    await recordAudit(context, tx, 'endUserSession', {
      object: `user:${ended.userId}`,
      details: { session: params.id },
    });
  });
  return { success: true, message: context.messages.confirmations.sessionEnded };
};
