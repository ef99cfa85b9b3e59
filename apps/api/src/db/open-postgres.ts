import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnreachableError } from '../database-unreachable.ts';
import { consoleLog, type Log } from '../log.ts';
import { ConnectionPool } from './connection-pool.ts';
import type { OpenDatabase } from './database.ts';
import { postgresLocks } from './postgres-locks.ts';
import { keepStatements } from './prepared-statement.ts';
import { migrationsFolder, tables } from './tables.ts';

/** The id of the lock under which one of several starting servers migrates while the others wait. */
const migrationLock = 7_248_190_331;

/** A PostgreSQL server, and how it is reached. */
export interface ServerLocation {
  url: string;
  /** The same database past a pooler in transaction mode, for what needs a session; `url` when absent. */
  sessionUrl?: string | undefined;
  /** The most connections for requests. */
  connections?: number;
  /** Whether connections of `url` keep statements under names; when absent, where `url` is used for sessions too and so is no pooler. */
  keepsStatements?: boolean | undefined;
}

/**
 * Opens a connection pool to a PostgreSQL server, or anything that speaks its protocol. What outlives a transaction, such as LISTEN, uses
 * the address for sessions alone; the pool may go through a pooler in transaction mode.
 */
export async function openPostgres(
  { url, sessionUrl = url, connections = 10, keepsStatements = sessionUrl === url }: ServerLocation,
  migrations: string | null = migrationsFolder,
  log: Log = consoleLog,
): Promise<OpenDatabase> {
  if (migrations !== null) await migrateUnderLock(sessionUrl, migrations);
  const pool = new ConnectionPool(url, connections, log);
  const locks = postgresLocks(sessionUrl, log);
  // It connects when the first event is sent or waited for.
  const events = new ConnectionPool(sessionUrl, 3, log);
  const db = drizzle(pool, { schema: tables, casing: 'snake_case' });
  if (keepsStatements) keepStatements(db);
  return {
    db,
    locks,
    queue: { connectionString: sessionUrl },
    events,
    close: async () => {
      await locks.close();
      await events.end();
      await pool.end();
    },
  };
}

async function migrateUnderLock(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The statement under way fails with it.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw error instanceof Error ? new DatabaseUnreachableError(error) : error;
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrations });
  } finally {
    // The lock belongs to the connection: closing it releases the lock.
    await client.end();
  }
}
