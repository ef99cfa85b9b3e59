import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SharedLocks } from './shared-locks.ts';
import type { tables } from './tables.ts';

type Tables = typeof tables;

/**
 * The database, embedded or a server, or a transaction on it. The same queries run on all of them.
 *
 * Within `db.transaction(async (tx) => …)` use only `tx`: the embedded database has one connection, so a query on `db` would
 * be a deadlock.
 */
export type Database = PgDatabase<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>;

/** An open database. */
export interface OpenDatabase {
  db: Database;
  locks: SharedLocks;
  close: () => Promise<void>;
}
