import type { UserId, WhatsAppCampaignId } from '@rubrica/api-client/contract';
import { and, eq, exists, inArray, like, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import type { users } from '../../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { erasedName } from './erased-name.ts';

/**
 * What was sent by WhatsApp to the person, or to others about the person alone: the texts name them, and nobody else is meant by them.
 * What waits of it is not sent any more.
 *
 * @param parents the person's own: those of others are written of others, who may have the same name
 * @returns the sends to the person, or about them, alone
 */
export async function eraseSends(
  tx: Database,
  { id, name }: typeof users.$inferSelect,
  { parents, now }: { parents: readonly UserId[]; now: Date },
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
  // Their parents were written about them by name, in sends to many.
  const namesThem = and(
    inArray(whatsAppMessages.recipientId, parents),
    sql`${whatsAppMessages.text} ~ ${wholeWord(name)}`,
  );
  await tx
    .update(whatsAppMessages)
    .set({ state: 'cancelled', stateAt: now })
    .where(and(namesThem, eq(whatsAppMessages.state, 'queued')));
  await tx
    .update(whatsAppMessages)
    .set({ text: sql`regexp_replace(${whatsAppMessages.text}, ${wholeWord(name)}, ${erasedName}, 'g')` })
    .where(namesThem);
  return ids;
}

/** A pattern of PostgreSQL for a name where it is no part of a longer word, as Ali is of Alia. */
function wholeWord(name: string): string {
  return String.raw`(?<!\w)${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?!\w)`;
}
