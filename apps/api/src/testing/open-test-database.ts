import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { onlyServerLocks } from '../db/shared-locks.ts';
import { createPostgresDatabase } from './bench/create-postgres-database.ts';
import { takeEmbeddedDatabase } from './embedded-databases.ts';

/** A database of a test of its own, which is deleted when it is closed. */
interface OpenTestDatabase extends OpenDatabase {
  /** Opens it as another server would; the embedded database has one only. */
  openAgain: () => Promise<OpenDatabase>;
}

/** Opens an empty migrated database, on the database of this run. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const database = inject('database');
  if (database.kind === 'postgres') return openOnPostgres(database.url, database.template);
  const embedded = await takeEmbeddedDatabase(database.template);
  const opened = { db: embedded.db, locks: onlyServerLocks, queue: { client: embedded.client }, events: null };
  return {
    ...opened,
    close: async () => embedded.close(),
    openAgain: async () => ({ ...opened, close: async () => {} }),
  };
}

async function openOnPostgres(server: string, template: string): Promise<OpenTestDatabase> {
  const { url, drop } = await createPostgresDatabase(server, template);
  // The template is migrated.
  const opened = await openPostgres({ url }, null);
  return {
    ...opened,
    openAgain: () => openPostgres({ url }, null),
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
