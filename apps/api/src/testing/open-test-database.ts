import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { migrateClient } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { onlyServerLocks } from '../db/shared-locks.ts';
import { createPostgresDatabase } from './create-postgres-database.ts';

/** A database of a test of its own, which is deleted when it is closed. */
interface OpenTestDatabase extends OpenDatabase {
  /** Opens it as another server would; the embedded database has one only. */
  openAgain: () => Promise<OpenDatabase>;
}

/** Opens a copy of the migrated template, on the database of this run. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const database = inject('database');
  if (database.kind === 'postgres') return openOnPostgres(database.url, database.template);
  const client = await PGlite.create({ loadDataDir: await openAsBlob(database.template) });
  const opened = { db: await migrateClient(client), locks: onlyServerLocks, queue: { client } };
  return { ...opened, close: () => client.close(), openAgain: async () => ({ ...opened, close: async () => {} }) };
}

async function openOnPostgres(server: string, template: string): Promise<OpenTestDatabase> {
  const { url, drop } = await createPostgresDatabase(server, template);
  const opened = await openPostgres(url);
  return {
    ...opened,
    openAgain: () => openPostgres(url),
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
