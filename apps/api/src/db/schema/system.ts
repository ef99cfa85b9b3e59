import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, timestamptz } from './columns.ts';
import { users } from './people.ts';

/** Who did what to whom, when, from where. A trigger refuses every change of a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: timestamptz().notNull(),
    actorId: uuid().references(() => users.id),
    /** As the actor was called then, or the email that somebody tried. */
    actorName: text().notNull(),
    /** The admin behind a forced login. */
    onBehalfOf: uuid().references(() => users.id),
    action: text().notNull(),
    /** What it was done to, as `kind:id`. */
    object: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ipAddress: text().notNull(),
  },
  (table) => [index().on(table.at), index().on(table.actorId), index().on(table.action), index().on(table.object)],
);

/** Counted tries, shared by every server on this database. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamptz() },
  (table) => [index().on(table.expire)],
);

/** What servers on one database have to agree upon, such as the key that signs links. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });
