import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz } from './columns.ts';
import { users } from './people.ts';

/** The audit log. A trigger refuses every change of a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id<'AuditEntry'>(),
    at: timestamptz().notNull(),
    actorId: reference(() => users.id),
    /** The actor's name at that time, or the email of a failed login. */
    actorName: text().notNull(),
    /** The admin who opened the session by a forced login. */
    onBehalfOf: reference(() => users.id),
    action: text().notNull(),
    /** The object of the action, as `kind:id`. */
    object: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ipAddress: text().notNull(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actorId, table.at),
    index('audit_log_on_behalf_of')
      .on(table.onBehalfOf)
      .where(sql`${table.onBehalfOf} is not null`),
    index().on(table.action),
    index().on(table.object),
  ],
);

/** Rate limit counts, shared by all servers of this database. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamptz() },
  (table) => [index().on(table.expire)],
);

/** Settings that the servers of one database share, such as the key that signs links. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });
