import type {
  WhatsAppAudience,
  WhatsAppAutomationKind,
  WhatsAppCampaign,
  WhatsAppMessageFailure,
  WhatsAppMessageState,
  WhatsAppTexts,
  WhatsAppWait,
} from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { files } from './files.ts';
import { groups, users } from './people.ts';
import { tasks } from './tasks.ts';

/**
 * Sends. `reply`: an answer of staff to one person, `confirmation`: that somebody gets no more messages; neither is listed, and neither
 * waits for the end of quiet hours.
 */
export const whatsAppCampaigns = pgTable(
  'whatsapp_campaigns',
  {
    id: id<'WhatsAppCampaign'>(),
    name: text().notNull(),
    kind: text().$type<WhatsAppCampaign['kind'] | 'reply' | 'confirmation'>().notNull(),
    automation: text().$type<WhatsAppAutomationKind>(),
    createdBy: reference(() => users.id),
    clientId: uuid().notNull().unique(),
    texts: jsonb().$type<WhatsAppTexts>().notNull(),
    mediaFileId: reference(() => files.id),
    taskId: reference(() => tasks.id, { onDelete: 'set null' }),
    audience: jsonb().$type<WhatsAppAudience>().notNull(),
    state: text().$type<WhatsAppCampaign['state']>().notNull(),
    pauseReason: text().$type<WhatsAppCampaign['pauseReason']>(),
    finishedAt: timestamptz(),
    ...timestamps,
  },
  (table) => [
    check('whatsapp_campaigns_state', sql`${table.state} in ('running', 'paused', 'cancelled', 'finished')`),
    index().on(table.kind, table.createdAt),
    index('whatsapp_campaigns_running')
      .on(table.id)
      .where(sql`${table.state} = 'running'`),
    index().on(table.taskId),
    index().on(table.createdBy),
  ],
);

/** What is sent to one person. No phone number is here: it is read from the person when the message is sent. */
export const whatsAppMessages = pgTable(
  'whatsapp_messages',
  {
    id: id<'WhatsAppMessage'>(),
    campaignId: reference(() => whatsAppCampaigns.id, { onDelete: 'cascade' }).notNull(),
    recipientId: reference(() => users.id).notNull(),
    text: text().notNull(),
    /** What an automatic message is about, so that nobody is told of it twice. */
    occasion: text(),
    state: text().$type<WhatsAppMessageState>().notNull(),
    stateAt: timestamptz().notNull(),
    tries: integer().notNull().default(0),
    /** When the latest try began. */
    attemptedAt: timestamptz(),
    /** The session that the latest try was made with; the provider's id. */
    sessionId: text(),
    /** The provider's id of the message. */
    providerMessageId: text(),
    /** WhatsApp's own id of it, where the provider has told it. */
    remoteId: text(),
    failure: text().$type<WhatsAppMessageFailure>(),
    /** Who decided that it is in this state; null where the provider said so. */
    settledBy: reference(() => users.id),
    /** When the provider is asked next what became of it; null where nothing is to be asked. */
    checkAt: timestamptz(),
    checks: integer().notNull().default(0),
  },
  (table) => [
    check(
      'whatsapp_messages_state',
      sql`${table.state} in ('queued', 'sending', 'accepted', 'delivered', 'read', 'failed', 'unknown', 'cancelled')`,
    ),
    unique().on(table.campaignId, table.recipientId),
    unique().on(table.recipientId, table.occasion),
    index().on(table.campaignId, table.state),
    index('whatsapp_messages_waiting')
      .on(table.id)
      .where(sql`${table.state} in ('queued', 'sending')`),
    index('whatsapp_messages_to_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    index().on(table.providerMessageId),
    index().on(table.remoteId),
    index().on(table.settledBy),
  ],
);

/** What sends by one session: one server at a time, and not faster than the session's limit. */
export const whatsAppLanes = pgTable('whatsapp_lanes', {
  /** The provider's id of the session. */
  sessionId: text().primaryKey(),
  /** Who sends by it, until when: another server takes it over afterwards. */
  holder: uuid(),
  heldUntil: timestamptz(),
  /** Before then nothing is sent. */
  nextAt: timestamptz(),
  /** Why not, where it is not for the time between two messages. */
  waitsFor: text().$type<WhatsAppWait>(),
  /** How many answers in a row did not say whether a message was sent. */
  unclear: integer().notNull().default(0),
});

/** What somebody said about WhatsApp messages; whoever has no row said nothing. */
export const whatsAppPreferences = pgTable(
  'whatsapp_preferences',
  {
    userId: reference(() => users.id, { onDelete: 'cascade' }).primaryKey(),
    optedOutAt: timestamptz(),
    optedOutBy: text().$type<'person' | 'staff'>(),
    consentAt: timestamptz(),
    ...timestamps,
  },
  (table) => [check('whatsapp_preferences_out', sql`(${table.optedOutAt} is null) = (${table.optedOutBy} is null)`)],
);

/** Messages that are sent by themselves to the people of a group; off where there is no row. */
export const whatsAppAutomations = pgTable(
  'whatsapp_automations',
  {
    groupId: reference(() => groups.id, { onDelete: 'cascade' }).notNull(),
    kind: text().$type<WhatsAppAutomationKind>().notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.kind] })],
);
