import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';
import { migrationsFolder } from '../../db/tables.ts';

/**
 * Brings a database to the schema of this version and of migrations that a later one could have, as the first server of that version
 * does when it starts.
 *
 * @param later Their files, the oldest first
 */
export async function applyMigrations(location: DatabaseLocation, later: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta/_journal.json');
    const journal: { entries: { when: number }[] } = JSON.parse(await readFile(journalFile, 'utf8'));
    const newest = Math.max(...journal.entries.map(({ when }) => when));
    const entries = later.map((file, index) => ({
      idx: journal.entries.length + index,
      version: '7',
      when: newest + index + 1,
      tag: path.basename(file, '.sql'),
      breakpoints: true,
    }));
    for (const file of later) await cp(file, path.join(folder, path.basename(file)));
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, ...entries] }));
    await (await openDatabase(location, folder)).close();
  } finally {
    await rm(folder, { recursive: true });
  }
}
