import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { postgresLocks } from './postgres-locks.ts';
import { migrationsFolder, tables } from './tables.ts';

/** The id of the lock under which one of several starting servers migrates while the others wait. */
const migrationLock = 7_248_190_331;

/** Opens a connection pool to a PostgreSQL server, or anything that speaks its protocol. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The pool replaces a connection that breaks while idle. Without a listener the event would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const locks = postgresLocks(url);
  return {
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    locks,
    queue: { connectionString: url },
    close: async () => {
      await locks.close();
      await pool.end();
    },
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // The lock belongs to the connection: closing it releases the lock.
    client.release(true);
    throw error;
  }
}
