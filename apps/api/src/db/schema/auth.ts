import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** Open sessions. `token` is the hash of the client's token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz().notNull(),
    lastUsedAt: timestamptz().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** The admin who opened the session by a forced login. */
    forcedBy: uuid().references(() => users.id),
    ...timestamps,
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** How a user signs in. `credential` is the only provider; `password` is an argon2id hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    issuer: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamptz(),
    refreshTokenExpiresAt: timestamptz(),
    scope: text(),
    password: text(),
    ...timestamps,
  },
  (table) => [uniqueIndex().on(table.issuer, table.accountId), index().on(table.userId)],
);

/** Unused codes and grants; identifiers and codes are hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);
