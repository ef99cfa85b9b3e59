import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { migrateClient } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { freshPostgres } from './fresh-postgres.ts';

/** A fresh database of the kind that this run is about; gone when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = inject('database');
  if (database.kind === 'postgres') return onPostgres(database.url);
  const client = await PGlite.create({ loadDataDir: await openAsBlob(database.template) });
  return { db: await migrateClient(client), close: () => client.close() };
}

async function onPostgres(server: string): Promise<OpenDatabase> {
  const { url, drop } = await freshPostgres(server);
  const { db, close } = await openPostgres(url);
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}
