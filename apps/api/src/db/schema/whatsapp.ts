import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** The provider's sessions as they were last read. A session that the provider no longer has is deleted. */
export const whatsAppSessions = pgTable(
  'whatsapp_sessions',
  {
    /** The provider's. */
    id: text().primaryKey(),
    /** Where it stands in the provider's list. */
    position: integer().notNull(),
    name: text().notNull(),
    status: text().notNull(),
    /** Since when the status is known to hold: what was known earlier does not replace it. */
    statusAt: timestamptz().notNull(),
    phoneNumber: text(),
    providerUpdatedAt: timestamptz(),
    /** What browsers know instead of the key. */
    handle: uuid().notNull().unique().defaultRandom(),
    /** The key as a JWE; null until it has been read. */
    encryptedKey: text(),
    /** Whether it may send one message in five seconds alone; null where the provider does not say. */
    isProtected: boolean(),
    /** How many messages it may send in a minute, as the answers to them say. */
    sendsPerMinute: integer(),
    isPrimary: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('whatsapp_sessions_primary')
      .on(table.isPrimary)
      .where(sql`${table.isPrimary}`),
  ],
);
