import type { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
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

/** How the queue of jobs reaches the database: by a pool of its own, or by the one connection of the embedded database. */
export type QueueConnection = { connectionString: string } | { client: PGlite };

/** An open database. */
export interface OpenDatabase {
  db: Database;
  locks: SharedLocks;
  queue: QueueConnection;
  /** Connections by which servers tell each other of events; null where there is one server only. */
  events: Pool | null;
  close: () => Promise<void>;
}
