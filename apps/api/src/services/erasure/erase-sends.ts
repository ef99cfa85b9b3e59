import type { WhatsAppCampaignId } from '@rubrica/api-client/contract';
import { and, eq, exists, inArray, like, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { users } from '../../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { erasedName } from './erased-name.ts';

/**
 * What was sent by WhatsApp to the person, or to others about the person alone: the texts name them, and nobody else is meant by them.
 * What waits of it is not sent any more.
 *
 * @returns the sends to the person, or about them, alone
 */
export async function eraseSends(
  tx: Database,
  { id, name }: typeof users.$inferSelect,
  now: Date,
): Promise<WhatsAppCampaignId[]> {
  const isTo = eq(whatsAppMessages.recipientId, id);
  const ofCampaign = eq(whatsAppMessages.campaignId, whatsAppCampaigns.id);
  const select = () => tx.select({ id: whatsAppMessages.id }).from(whatsAppMessages);
  const only = JSON.stringify([id]);
  const own = await tx
    .update(whatsAppCampaigns)
    .set({ name: erasedName, texts: { en: '', ar: '' }, mediaFileId: null, updatedAt: now })
    .where(
      and(
        // The texts of automatic ones are the same for everybody.
        ne(whatsAppCampaigns.kind, 'automatic'),
        or(
          sql`${whatsAppCampaigns.audience} #> '{who,people}' = ${only}::jsonb`,
          sql`${whatsAppCampaigns.audience} #> '{who,students}' = ${only}::jsonb`,
          and(
            exists(select().where(and(ofCampaign, isTo))),
            notExists(select().where(and(ofCampaign, ne(whatsAppMessages.recipientId, id)))),
          ),
        ),
      ),
    )
    .returning({ id: whatsAppCampaigns.id });
  const ids = own.map((campaign) => campaign.id);
  // The files are the school's, and are removed once nothing else uses them.
  await tx.delete(fileUses).where(inArray(fileUses.whatsAppCampaignId, ids));
  // An automatic message to a parent says in its occasion whom it is about.
  const isTheirs = or(isTo, inArray(whatsAppMessages.campaignId, ids), like(whatsAppMessages.occasion, `%:${id}`));
  await tx
    .update(whatsAppMessages)
    .set({ state: 'cancelled', stateAt: now })
    .where(and(isTheirs, eq(whatsAppMessages.state, 'queued')));
  await tx.update(whatsAppMessages).set({ text: '' }).where(isTheirs);
  // Parents were written about their children by name, in sends to many.
  const parents = tx.select({ id: users.id }).from(users).where(eq(users.role, 'parent'));
  await tx
    .update(whatsAppMessages)
    .set({ text: sql`replace(${whatsAppMessages.text}, ${name}, ${erasedName})` })
    .where(and(inArray(whatsAppMessages.recipientId, parents), sql`strpos(${whatsAppMessages.text}, ${name}) > 0`));
  return ids;
}
