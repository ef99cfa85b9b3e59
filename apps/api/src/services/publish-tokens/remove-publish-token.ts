import { eq } from 'drizzle-orm';
import { publishTokens } from '../../db/schema/auth.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';

/** Revokes one of the caller's tokens for publishing. */
export const removePublishToken: Service<'removePublishToken'> = async (context, { params: { id } }) => {
  await context.db.transaction(async (tx) => {
    const [removed] = await tx.delete(publishTokens).where(eq(publishTokens.id, id)).returning();
    if (!removed) return;
    await recordAudit(context, tx, 'removePublishToken', {
      object: `publish-token:${id}`,
      details: { name: removed.name },
    });
  });
  return { success: true, message: context.messages.confirmations.publishTokenRemoved };
};
