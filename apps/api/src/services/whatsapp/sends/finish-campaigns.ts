import type { WhatsAppCampaignId } from '@rubrica/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';

/** Ends the sends, or one of them, of which no message waits any more. */
export async function finishCampaigns(tx: Database, now: Date, id?: WhatsAppCampaignId): Promise<void> {
  await tx
    .update(whatsAppCampaigns)
    .set({ state: 'finished', finishedAt: now, updatedAt: now })
    .where(
      and(
        eq(whatsAppCampaigns.state, 'running'),
        id === undefined ? undefined : eq(whatsAppCampaigns.id, id),
        sql`not exists (select 1 from ${whatsAppMessages} where ${whatsAppMessages.campaignId} = ${whatsAppCampaigns.id}
          and ${whatsAppMessages.state} in ('queued', 'sending'))`,
      ),
    );
}
