import type { UserId, WhatsAppCampaignId } from '@rubrica/api-client/contract';
import type { Database } from '../../../db/database.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import { replaceFileUses } from '../../files/record-file-uses.ts';
import { expectRow } from '../../queries/query-results.ts';

/** Jobs of this key take turns. */
export const sendJobKey = 'send';
const batchSize = 2000;

export interface NewMessage {
  recipientId: UserId;
  text: string;
  occasion?: string;
}

type NewCampaign = Omit<typeof whatsAppCampaigns.$inferInsert, 'id' | 'state' | 'createdAt' | 'updatedAt'> & {
  messages: readonly NewMessage[];
};

/**
 * Stores a send with its messages, and has them sent after the commit. Messages on an occasion of which a person was told before are
 * left out.
 *
 * @returns how many messages there are
 */
export async function writeCampaign(
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  tx: Database,
  { messages, ...campaign }: NewCampaign,
): Promise<{ id: WhatsAppCampaignId; count: number }> {
  const now = clock.now();
  const { id } = expectRow(
    await tx
      .insert(whatsAppCampaigns)
      .values({ ...campaign, state: 'running', createdAt: now, updatedAt: now })
      .returning({ id: whatsAppCampaigns.id }),
  );
  if (campaign.mediaFileId)
    await replaceFileUses(tx, { place: 'whatsapp', whatsAppCampaignId: id }, [campaign.mediaFileId], 'mediaFileId');
  let count = 0;
  for (let start = 0; start < messages.length; start += batchSize) {
    const batch = messages.slice(start, start + batchSize);
    const stored = await tx
      .insert(whatsAppMessages)
      .values(batch.map((message) => ({ ...message, campaignId: id, state: 'queued' as const, stateAt: now })))
      .onConflictDoNothing()
      .returning({ id: whatsAppMessages.id });
    count += stored.length;
  }
  await jobs.send('send-whatsapp', {}, { db: tx, key: sendJobKey });
  return { id, count };
}
