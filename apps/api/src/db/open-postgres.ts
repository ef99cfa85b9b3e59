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

/** The address for sessions leads to another database than that for requests. */
export class OtherDatabaseError extends Error {
  override readonly name = 'OtherDatabase';

  constructor() {
    super(
      'DATABASE_SESSION_URL leads to another database than DATABASE_URL. It has to be the same database on the same server, past the pooler: compare host, port and database name of both.',
    );
  }
}

/**
 * Opens a connection pool to a PostgreSQL server, or anything that speaks its protocol. What outlives a transaction, such as LISTEN, uses
 * the address for sessions alone; the pool may go through a pooler in transaction mode.
 *
 * @throws {OtherDatabaseError} if the address for sessions leads to another database; {DatabaseUnreachableError}
 */
export async function openPostgres(
  { url, sessionUrl = url, connections = 10, keepsStatements = sessionUrl === url }: ServerLocation,
  migrations: string | null = migrationsFolder,
  log: Log = consoleLog,
): Promise<OpenDatabase> {
  if (sessionUrl !== url) await requireOneDatabase(url, sessionUrl);
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

/** Tables, events and jobs of two databases would look like those of one that loses some. */
async function requireOneDatabase(url: string, sessionUrl: string): Promise<void> {
  const [ofRequests, ofSessions] = await Promise.all([identify(url), identify(sessionUrl)]);
  if (ofRequests !== null && ofSessions !== null && ofRequests !== ofSessions) throw new OtherDatabaseError();
}

/** Codes of PostgreSQL for a function or table that is not there or not for this role: what speaks its protocol may lack them. */
const mayNotKnow: ReadonlySet<unknown> = new Set(['42883', '42P01', '42501']);

/** What no two databases share: when their server started, and their id in it. Null where the server does not say. */
async function identify(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    try {
      const { rows } = await client.query<{ id: string }>(
        `select extract(epoch from pg_postmaster_start_time()) || ' ' || oid as id from pg_database where datname = current_database()`,
      );
      return rows[0]?.id ?? null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && mayNotKnow.has(error.code)) return null;
      throw error;
    }
  });
}

async function migrateUnderLock(url: string, migrations: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrations });
  });
}

/** Runs queries on a connection of their own. Closing it at the end releases its locks. */
async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // The statement under way fails with it.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw error instanceof Error ? new DatabaseUnreachableError(error) : error;
  });
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
