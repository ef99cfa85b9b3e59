import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { migrateClient } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createPostgresDatabase } from './create-postgres-database.ts';

/** Opens a copy of the migrated template, on the database of this run. It is deleted when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = inject('database');
  if (database.kind === 'postgres') return openOnPostgres(database.url, database.template);
  const client = await PGlite.create({ loadDataDir: await openAsBlob(database.template) });
  return { db: await migrateClient(client), close: () => client.close() };
}

async function openOnPostgres(server: string, template: string): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase(server, template);
  const { db, close } = await openPostgres(url);
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}
