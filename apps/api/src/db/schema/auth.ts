import type { Id } from '@rubrica/question-kit';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** Open sessions. `token` is the hash of the client's token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id<'Session'>(),
    token: text().notNull().unique(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    expiresAt: timestamptz().notNull(),
    lastUsedAt: timestamptz().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** The admin who opened the session by a forced login. */
    forcedBy: reference(() => users.id),
    /** The session from which that admin opened it. It ends with that session, however that one ends. */
    forcedBySession: uuid()
      .$type<Id<'Session'>>()
      .references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt), index().on(table.forcedBySession)],
);

/** How a user signs in. `credential` is the only provider; `password` is an argon2id hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: id<'Account'>(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    issuer: text().notNull(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
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
    id: id<'Verification'>(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

/**
 * What an account link is for: creating the first admin, choosing the password of an existing account, or, as an invitation by
 * mail, choosing the first password of a new one.
 */
export type AccountLinkKind = 'set-up' | 'password' | 'invitation';

/** Single-use links that the server, its operator or an admin hands out. `tokenHash` is the hash of the link's token. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id<'AccountLink'>(),
    tokenHash: text().notNull(),
    kind: text().$type<AccountLinkKind>().notNull(),
    /** The account whose password it sets; null for the first admin, who has no account yet. */
    userId: reference(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
    createdAt: timestamps.createdAt,
  },
  (table) => [
    check('account_links_kind', sql`(${table.kind} <> 'set-up') = (${table.userId} is not null)`),
    uniqueIndex().on(table.tokenHash),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
);

/** Devices that have signed in to an account. `tokenHash` is the hash of the token in the device's cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id<'KnownDevice'>(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    tokenHash: text().notNull(),
    lastUsedAt: timestamptz().notNull(),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex().on(table.userId, table.tokenHash), index().on(table.lastUsedAt)],
);

/** Tokens with which programs publish papers in the name of a person; only the hash of each is stored. */
export const publishTokens = pgTable(
  'publish_tokens',
  {
    id: id<'PublishToken'>(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    /** What its owner calls it, to know which one to revoke. */
    name: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: timestamptz().notNull(),
    lastUsedAt: timestamptz(),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId), index().on(table.expiresAt)],
);
