import { eq } from 'drizzle-orm';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { Database } from '../../../db/database.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { ConflictError } from '../../errors/errors.ts';
import { expectRow } from '../../queries/query-results.ts';
import type { Input, Service } from '../../service.ts';
import type { SignedInContext } from '../../context.ts';
import { changeMessage } from './change-message.ts';
import { selectMessageById } from './read-campaigns.ts';
import { tellCampaign } from './tell-campaign.ts';
import { sendJobKey } from './write-campaign.ts';

/**
 * Takes a person's word for what became of a message, and sends it once more if they say so. That is the only way in which one that
 * may have been sent is sent again.
 *
 * @throws {ConflictError} if it is neither unknown nor failed
 */
export const settleWhatsAppMessage: Service<'settleWhatsAppMessage'> = async (context, { params: { id }, body }) => {
  const { db } = context;
  const campaignId = await db.transaction(async (tx) => {
    const before = expectRow(await tx.select().from(whatsAppMessages).where(eq(whatsAppMessages.id, id)).for('update'));
    await settle(context, tx, before, body);
    await recordAudit(context, tx, 'settleWhatsAppMessage', {
      object: `whatsapp-send:${before.campaignId}`,
      details: { message: id, before: before.state, as: body.as, isSentAgain: body.as === 'failed' && body.sendAgain },
    });
    return before.campaignId;
  });
  tellCampaign(context, campaignId);
  return selectMessageById(db, id);
};

async function settle(
  { caller, clock, jobs }: SignedInContext,
  tx: Database,
  { id, state, campaignId }: typeof whatsAppMessages.$inferSelect,
  { as, sendAgain }: Input<'settleWhatsAppMessage'>['body'],
): Promise<void> {
  const at = clock.now();
  const isFailed = as === 'failed';
  if (state === 'unknown') {
    const event = isFailed ? 'settle-failed' : 'settle-delivered';
    const set = { settledBy: caller.id, failure: isFailed ? ('not-delivered' as const) : null, checkAt: null };
    await changeMessage(tx, id, { event, at, set });
  } else if (state !== 'failed' || !isFailed || !sendAgain) {
    throw new ConflictError('message_not_settleable', undefined);
  }
  if (!isFailed || !sendAgain) return;
  await changeMessage(tx, id, {
    event: 'send-again',
    at,
    // What is still reported of the try before is not about this one.
    set: { failure: null, providerMessageId: null, remoteId: null, checkAt: null, checks: 0 },
  });
  await tx
    .update(whatsAppCampaigns)
    .set({ state: 'running', pauseReason: null, finishedAt: null, updatedAt: at })
    .where(eq(whatsAppCampaigns.id, campaignId));
  await jobs.send('send-whatsapp', {}, { db: tx, key: sendJobKey });
}
