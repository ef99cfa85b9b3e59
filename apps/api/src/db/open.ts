import type { OpenDatabase } from './database.ts';

/** Where the data lies: a PostgreSQL server, or a folder with an embedded database. */
export type DatabaseLocation = { url: string } | { folder: string };

/** Opens the database and brings its tables up to date. Only the driver in use is loaded. */
export async function openDatabase(place: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in place) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(place.url);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(place.folder);
}
