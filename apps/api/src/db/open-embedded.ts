import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { onlyServerLocks } from './shared-locks.ts';
import { migrationsFolder, tables } from './tables.ts';

/** Opens the embedded database in a folder. Commits are on disk before they are acknowledged. */
export async function openEmbedded(folder: string, migrations: string | null): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: folder, relaxedDurability: false });
    // Its one connection sorts and adds up the answers of a school in memory; files would take as long again.
    await client.exec("set work_mem = '16MB'");
    return {
      db: await migrateClient(client, migrations),
      locks: onlyServerLocks,
      queue: { client },
      events: null,
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Runs the migrations of a folder on an embedded database, if there is one, and returns it. */
export async function migrateClient(client: PGlite, migrations: string | null = migrationsFolder): Promise<Database> {
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  if (migrations !== null) await migrate(db, { migrationsFolder: migrations });
  return db;
}
