import type { OpenDatabase } from './database.ts';

/** A PostgreSQL server, or the folder of an embedded database. */
export type DatabaseLocation = { url: string } | { folder: string };

/** Opens the database and runs its migrations. Only the driver in use is loaded. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(location.url);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(location.folder);
}
