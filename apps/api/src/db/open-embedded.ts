import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { tables } from './tables.ts';

/** Opens the embedded database in a folder. Every commit is on the disk before it is acknowledged. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const claim = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: folder, relaxedDurability: false });
    return {
      db: await migrateClient(client),
      close: async () => {
        await client.close();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** The embedded database of a client, its tables up to date. */
export async function migrateClient(client: PGlite): Promise<Database> {
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return db;
}
