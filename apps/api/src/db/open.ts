import type { OpenDatabase } from './database.ts';
import type { Log } from '../log.ts';
import type { ServerLocation } from './open-postgres.ts';
import { migrationsFolder } from './tables.ts';

/** A PostgreSQL server, or the folder of an embedded database. */
export type DatabaseLocation = ServerLocation | { folder: string };

/**
 * Opens the database and runs its migrations. Only the driver in use is loaded.
 *
 * @param migrations Their folder; null leaves the tables as they are
 * @param log What connections that are lost are said to; the console's when absent
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrations: string | null = migrationsFolder,
  log?: Log,
): Promise<OpenDatabase> {
  if ('url' in location) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(location, migrations, log);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(location.folder, migrations);
}
