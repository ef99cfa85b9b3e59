import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { tables } from './tables.ts';

/** Names the lock under which one of several starting servers migrates while the others wait. */
const migrationLock = 7_248_190_331;

/** Opens a pool on a PostgreSQL server, or on anything that speaks its protocol. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool, { schema: tables, casing: 'snake_case' }), close: () => pool.end() };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // The lock belongs to the connection: ending it gives the lock back.
    client.release(true);
    throw error;
  }
}
