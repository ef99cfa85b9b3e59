import { mkdir } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../db/open.ts';
import { createPostgresDatabase } from './bench/create-postgres-database.ts';

/** An empty migrated database on disk, for a server in a process of its own. */
interface CreatedDatabase {
  location: DatabaseLocation;
  /** The settings of a server that uses it. */
  env: { RUBRICA_DATA: string; DATABASE_URL: string };
  drop: () => Promise<void>;
}

/** Creates a copy of the migrated template, on the database of this run: in a data folder, or on the PostgreSQL server. */
export async function createDatabase(dataFolder: string): Promise<CreatedDatabase> {
  const database = inject('database');
  if (database.kind === 'postgres') {
    const { url, drop } = await createPostgresDatabase(database.url, database.template);
    return { location: { url }, env: { RUBRICA_DATA: dataFolder, DATABASE_URL: url }, drop };
  }
  const folder = path.join(dataFolder, 'db');
  await mkdir(folder, { recursive: true });
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await openAsBlob(database.template) });
  await client.close();
  return { location: { folder }, env: { RUBRICA_DATA: dataFolder, DATABASE_URL: '' }, drop: async () => {} };
}
