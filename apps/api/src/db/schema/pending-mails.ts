import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, reference, timestamps } from './columns.ts';
import { users } from './people.ts';

/** What a mail tells: a link to choose the first password, or what was decided on a registration. */
export type PendingMailKind = 'invitation' | 'approved' | 'rejected';

/** Mails that somebody asked for and that are not sent yet: a job sends those of a batch, and deletes each once it is sent. */
export const pendingMails = pgTable(
  'pending_mails',
  {
    id: id<'PendingMail'>(),
    /** The mails that are sent by one job, such as those of an import. */
    batch: uuid().notNull(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    kind: text().$type<PendingMailKind>().notNull(),
    /** Why a registration was rejected. */
    reason: text(),
    /** How often it could not be sent. */
    failures: integer().notNull().default(0),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex().on(table.userId, table.kind), index().on(table.batch)],
);
