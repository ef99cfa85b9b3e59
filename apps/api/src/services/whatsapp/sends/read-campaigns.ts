import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WhatsAppMessage, WhatsAppMessageId } from '@rubrica/api-client/contract';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { listPage } from '../../queries/list-page.ts';
import { expectRow } from '../../queries/query-results.ts';
import type { Service } from '../../service.ts';
import { isListed, selectCampaignById, selectCampaigns, toCampaigns } from './to-campaigns.ts';

/** Returns a page of the sends, newest first. */
export const listWhatsAppCampaigns: Service<'listWhatsAppCampaigns'> = (context, { query }) =>
  listPage(context.db, query, {
    select: (where) => selectCampaigns(context.db).where(where),
    where: and(
      isListed,
      query.state ? eq(whatsAppCampaigns.state, query.state) : undefined,
      query.kind ? eq(whatsAppCampaigns.kind, query.kind) : undefined,
    ),
    search: [whatsAppCampaigns.name],
    sort: { createdAt: whatsAppCampaigns.createdAt },
    defaultSort: '-createdAt',
    id: whatsAppCampaigns.id,
    toItems: (rows) => toCampaigns(context, rows),
  });

/** Returns a send. */
export const getWhatsAppCampaign: Service<'getWhatsAppCampaign'> = (context, { params: { id } }) =>
  selectCampaignById(context, id);

const settlers = alias(users, 'settlers');

const selectMessages = (db: Database, where: SQL | undefined) =>
  db
    .select({
      message: whatsAppMessages,
      recipient: { _id: users.id, name: users.name, role: users.role },
      isErased: sql<boolean>`(${users.erasedAt} is not null)`,
      settledBy: settlers.name,
    })
    .from(whatsAppMessages)
    .innerJoin(users, eq(users.id, whatsAppMessages.recipientId))
    .leftJoin(settlers, eq(settlers.id, whatsAppMessages.settledBy))
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

const toMessage = ({ message, recipient, isErased, settledBy }: Row): WhatsAppMessage => ({
  _id: message.id,
  recipient: isErased ? null : recipient,
  text: message.text,
  state: message.state,
  stateAt: message.stateAt.toISOString(),
  failure: message.failure,
  settledBy,
  tries: message.tries,
});

/** Returns a page of the messages of a send, by the recipients' names. */
export const listWhatsAppMessages: Service<'listWhatsAppMessages'> = ({ db }, { params: { id }, query }) =>
  listPage(db, query, {
    select: (where) => selectMessages(db, where),
    where: and(eq(whatsAppMessages.campaignId, id), query.state ? eq(whatsAppMessages.state, query.state) : undefined),
    search: [users.name],
    sort: { name: users.name, stateAt: whatsAppMessages.stateAt },
    defaultSort: 'name',
    id: whatsAppMessages.id,
    toItems: (rows) => rows.map(toMessage),
  });

/** Returns one message. @throws {NotFoundError} */
export async function selectMessageById(db: Database, id: WhatsAppMessageId): Promise<WhatsAppMessage> {
  return toMessage(expectRow(await selectMessages(db, eq(whatsAppMessages.id, id))));
}
