import type { WhatsAppCampaign, WhatsAppCampaignId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import type { SignedInContext } from '../../context.ts';
import { ConflictError } from '../../errors/errors.ts';
import type { Service } from '../../service.ts';
import { tellCampaign } from './tell-campaign.ts';
import { selectCampaignById } from './to-campaigns.ts';
import { sendJobKey } from './write-campaign.ts';

type SteerCall = 'pauseWhatsAppCampaign' | 'resumeWhatsAppCampaign' | 'cancelWhatsAppCampaign';

interface Steering {
  /** The states in which it can be done. */
  from: WhatsAppCampaign['state'][];
  set: Partial<typeof whatsAppCampaigns.$inferInsert>;
  refusal: 'send_over' | 'send_not_running';
  also?: (tx: Database) => Promise<unknown>;
}

/** Holds a send. The message that is being sent comes to its end. */
export const pauseWhatsAppCampaign: Service<'pauseWhatsAppCampaign'> = (context, { params: { id } }) =>
  steer(context, 'pauseWhatsAppCampaign', id, {
    from: ['running'],
    set: { state: 'paused', pauseReason: 'person' },
    refusal: 'send_not_running',
  });

/** Goes on with a send. One that runs goes on as it does. */
export const resumeWhatsAppCampaign: Service<'resumeWhatsAppCampaign'> = (context, { params: { id } }) =>
  steer(context, 'resumeWhatsAppCampaign', id, {
    from: ['paused', 'running'],
    set: { state: 'running', pauseReason: null },
    refusal: 'send_over',
    also: (tx) => context.jobs.send('send-whatsapp', {}, { db: tx, key: sendJobKey }),
  });

/** Ends a send: what waits is not sent any more. */
export const cancelWhatsAppCampaign: Service<'cancelWhatsAppCampaign'> = (context, { params: { id } }) => {
  const now = context.clock.now();
  return steer(context, 'cancelWhatsAppCampaign', id, {
    from: ['paused', 'running'],
    set: { state: 'cancelled', pauseReason: null, finishedAt: now },
    refusal: 'send_over',
    // Who sends locks a message before it is handed over: each of them is either cancelled or sent.
    also: (tx) =>
      tx
        .update(whatsAppMessages)
        .set({ state: 'cancelled', stateAt: now })
        .where(and(eq(whatsAppMessages.campaignId, id), eq(whatsAppMessages.state, 'queued'))),
  });
};

async function steer(
  context: SignedInContext,
  call: SteerCall,
  id: WhatsAppCampaignId,
  { from, set, refusal, also }: Steering,
): Promise<WhatsAppCampaign> {
  await context.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(whatsAppCampaigns)
      .set({ ...set, updatedAt: context.clock.now() })
      .where(and(eq(whatsAppCampaigns.id, id), inArray(whatsAppCampaigns.state, from)))
      .returning({ name: whatsAppCampaigns.name });
    if (!changed) throw new ConflictError(refusal, undefined);
    await also?.(tx);
    await recordAudit(context, tx, call, { object: `whatsapp-send:${id}`, details: { name: changed.name } });
  });
  tellCampaign(context, id);
  return selectCampaignById(context, id);
}
