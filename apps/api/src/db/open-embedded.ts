import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { onlyServerLocks } from './shared-locks.ts';
import { migrationsFolder, tables } from './tables.ts';

/** Opens the embedded database in a folder. Commits are on disk before they are acknowledged. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: folder, relaxedDurability: false });
    return {
      db: await migrateClient(client),
      locks: onlyServerLocks,
      queue: { client },
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

/** Runs the migrations on an embedded database and returns it. */
export async function migrateClient(client: PGlite): Promise<Database> {
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return db;
}
