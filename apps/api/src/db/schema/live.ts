import type { PresenceTopic, SessionId } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { bigserial, customType, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reference, timestamptz } from './columns.ts';
import { users } from './people.ts';

/**
 * Sessions that were deleted, written by a trigger: whatever deletes a session, every server learns of it and closes its sockets.
 * Deleted after an hour.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    sessionId: uuid().$type<SessionId>().primaryKey(),
    /** By the clock of the database. */
    endedAt: timestamptz()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.endedAt)],
);

/** Who is at work on what, by socket: a page repeats it, and a server that dies takes nothing away. */
export const presences = pgTable(
  'presences',
  {
    socketId: text().notNull(),
    topic: text().$type<PresenceTopic>().notNull(),
    objectId: uuid().notNull(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    /** By the clock of the database. */
    expiresAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.socketId, table.topic, table.objectId] }),
    index().on(table.topic, table.objectId),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What is too long for a notification between servers, for half a minute. Written and read by Socket.IO's adapter alone. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'bigint' }).notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).defaultNow(),
  payload: bytea(),
});
