import type { ChatAttachment, ChatChannel, ChatReportOutcome, ChatSide } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** Conversations with the school: one of a student or parent in each channel, and those of WhatsApp numbers that are nobody's. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: id<'ChatThread'>(),
    channel: text().$type<ChatChannel>().notNull().default('chat'),
    /** Null for a WhatsApp number that is nobody's. */
    ownerId: reference(() => users.id, { onDelete: 'cascade' }),
    /** Tells such a number again without storing it: an HMAC of it. */
    contactHash: text().unique(),
    contactEnding: text(),
    /** The number of the newest message; the next one is given under the lock of this row. */
    lastSeq: integer().notNull().default(0),
    lastMessageAt: timestamptz(),
    /** Who wrote last, notes aside. */
    lastBy: text().$type<'owner' | 'staff'>(),
    /** Since when the owner waits for an answer. */
    waitingSince: timestamptz(),
    assignedTo: reference(() => users.id, { onDelete: 'set null' }),
    blockedAt: timestamptz(),
    blockedBy: reference(() => users.id, { onDelete: 'set null' }),
    ownerReadSeq: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    unique().on(table.channel, table.ownerId),
    check(
      'chat_threads_whose',
      sql`(${table.ownerId} is not null) <> (${table.contactHash} is not null) and (${table.channel} = 'whatsapp' or ${table.ownerId} is not null)`,
    ),
    index().on(table.ownerId),
    index().on(table.lastMessageAt),
    index().on(table.assignedTo),
    index('chat_threads_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

/** A file that came by WhatsApp: it is being fetched, or could not be. */
export interface IncomingAttachment extends ChatAttachment {
  /** As its sender's phone says. */
  mime: string;
  durationMs: number | null;
  /** By which it is fetched; null once it is not any more. */
  source: { sessionId: string; handle: Readonly<Record<string, unknown>> } | null;
}

/** What was written in a conversation. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id<'ChatMessage'>(),
    threadId: reference(() => chatThreads.id, { onDelete: 'cascade' }).notNull(),
    /** 1, 2, 3 … in its thread. */
    seq: integer().notNull(),
    /** As its sender made it. */
    clientId: uuid().notNull(),
    /** Null for a number that is nobody's. */
    authorId: reference(() => users.id),
    by: text().$type<ChatSide>().notNull(),
    text: text().notNull(),
    files: jsonb().$type<FileRef[]>().notNull().default([]),
    attachment: jsonb().$type<IncomingAttachment>(),
    /** How long the owner had waited, in an answer that ended their waiting. */
    waitedMs: bigint({ mode: 'number' }),
    reportedAt: timestamptz(),
    reportedBy: reference(() => users.id),
    reportReason: text().notNull().default(''),
    reportOutcome: text().$type<ChatReportOutcome>(),
    reportSettledAt: timestamptz(),
    reportSettledBy: reference(() => users.id),
    /** In a thread of WhatsApp: what was sent by it. */
    whatsAppMessageId: uuid(),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    unique().on(table.threadId, table.seq),
    unique().on(table.threadId, table.clientId),
    check('chat_messages_by', sql`${table.by} in ('owner', 'staff', 'note')`),
    index().on(table.authorId),
    index().on(table.createdAt),
    index('chat_messages_reported')
      .on(table.threadId)
      .where(sql`${table.reportedAt} is not null`),
    index('chat_messages_search_words')
      .using('gin', sql`search_words(${table.text})`)
      .with({ fastupdate: false }),
    index('chat_messages_answers')
      .on(table.createdAt)
      .where(sql`${table.waitedMs} is not null`),
  ],
);

/** How far each of the staff has read a thread. */
export const chatReads = pgTable(
  'chat_reads',
  {
    threadId: reference(() => chatThreads.id, { onDelete: 'cascade' }).notNull(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    readSeq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index().on(table.userId)],
);

/** Answers that staff give often. */
export const cannedAnswers = pgTable('canned_answers', {
  id: id<'CannedAnswer'>(),
  title: text().notNull(),
  textEn: text().notNull().default(''),
  textAr: text().notNull().default(''),
  createdBy: reference(() => users.id, { onDelete: 'set null' }),
  ...timestamps,
});
