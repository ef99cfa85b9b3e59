import type { UserId, WhatsAppCampaignId } from '@rubrica/api-client/contract';
import { and, eq, exists, inArray, like, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { erasedName } from './erased-name.ts';
import { nameRemover } from './name-remover.ts';

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
  await eraseFromTextsTo(tx, { id, name }, { parents, now });
  return ids;
}

/** Parents were written about the person by name, in sends to many: a message does not say whom it is about in any other way. */
async function eraseFromTextsTo(
  tx: Database,
  { id, name }: Pick<typeof users.$inferSelect, 'id' | 'name'>,
  { parents, now }: { parents: readonly UserId[]; now: Date },
): Promise<void> {
  const withoutName = nameRemover(name);
  for (const parent of parents) {
    const children = tx
      .select({ id: parentChildren.childId })
      .from(parentChildren)
      .where(and(eq(parentChildren.parentId, parent), ne(parentChildren.childId, id)));
    const family = await tx
      .select({ name: users.name })
      .from(users)
      .where(or(eq(users.id, parent), inArray(users.id, children)));
    const others = family.map((person) => person.name);
    const messages = await tx
      .select({ id: whatsAppMessages.id, text: whatsAppMessages.text })
      .from(whatsAppMessages)
      .where(eq(whatsAppMessages.recipientId, parent));
    for (const message of messages) {
      const text = withoutName(message.text, others);
      if (text === message.text) continue;
      const isMessage = eq(whatsAppMessages.id, message.id);
      await tx
        .update(whatsAppMessages)
        .set({ state: 'cancelled', stateAt: now })
        .where(and(isMessage, eq(whatsAppMessages.state, 'queued')));
      await tx.update(whatsAppMessages).set({ text }).where(isMessage);
    }
  }
}
