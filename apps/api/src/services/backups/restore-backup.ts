import { createReadStream } from 'node:fs';
import { access, cp, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';
import { migrationsFolder } from '../../db/tables.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { type ErasedList, type ErasedPeople, openErasedList } from '../erasure/erased-list.ts';
import { selectListedNotErased } from '../erasure/keep-erased-list.ts';
import { BackupError, type Manifest, readJournal, secretKeyName } from './backup-format.ts';
import { countWaiting, type Waiting } from './count-waiting.ts';
import { loadTables } from './load-tables.ts';
import { queryRows } from '../queries/query-rows.ts';
import { readBackup } from './read-backup.ts';

interface RestoreOptions {
  file: string;
  /** The file of the key; needed for an encrypted backup. */
  identityFile: string | undefined;
  dataFolder: string;
  /** A PostgreSQL server; the embedded database of the data folder when absent. */
  databaseUrl: string | undefined;
  /** A bucket; the data folder when null. */
  bucket: FileStorage | null;
  /** The list of the server that will run on the target; one beside the backup is added to it. */
  erasedList: ErasedList;
  /** Makes the tables of the queue of jobs. */
  prepareJobs: (database: OpenDatabase) => Promise<void>;
}

/** What was put back. */
export interface RestoredBackup {
  manifest: Manifest;
  /** Whether waiting jobs are part of it. */
  hasJobs: boolean;
  /** What the first start sends. */
  waiting: Waiting;
  erased: ErasedSince;
}

/** What is known of erasures after a backup was made. */
interface ErasedSince {
  /** Whether a list names anybody. */
  isKnown: boolean;
  /** How many the restored database holds with everything, and the first start erases again. */
  count: number;
  /** Lines that cannot be read, as `file: line`. */
  damagedLines: readonly string[];
}

/** What an interrupted restore leaves, and the next one removes. */
const stagingName = 'restoring';

/**
 * Puts a backup into an empty target. Everything is unpacked and compared first, beside the target; the database comes last, so that
 * one which was interrupted leaves a target that is still empty.
 *
 * @throws {BackupError} for a backup that cannot be read, and for a target that is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { file, identityFile, dataFolder, databaseUrl } = options;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const staging = path.join(dataFolder, stagingName);
  const wasInterrupted = await exists(staging);
  await requireEmptyFolders(options, wasInterrupted);
  const lists = [options.erasedList, openErasedList(path.dirname(path.resolve(file)))];
  const erased = await readErasedLists(lists);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  try {
    const manifest = await readBackup(path.resolve(file), staging, identityFile);
    const migrations = await migrationsUpTo(manifest.migration);
    try {
      const location = databaseUrl === undefined ? { folder: path.join(staging, 'db') } : { url: databaseUrl };
      const database = await openDatabase(location, migrations);
      let hasJobs = false;
      try {
        await requireEmptyTables(database.db, manifest);
        await options.prepareJobs(database);
        // Before the rows: nobody is back without being named. Whoever was erased stays so, whatever becomes of this restore.
        await options.erasedList.add(erased.people);
        const load = () => loadTables(database.db, path.join(staging, 'tables'), manifest);
        ({ hasJobs } = await (databaseUrl === undefined
          ? load()
          : loadBehindFiles(options, manifest, { staging, load })));
      } finally {
        await database.close();
      }
      const { waiting, count } = await migrateAndCount(location, { hasJobs, people: erased.people });
      if (databaseUrl === undefined) {
        await placeFiles(options, manifest, staging);
        await removeEmptyFolder(path.join(dataFolder, 'db'));
        await rename(path.join(staging, 'db'), path.join(dataFolder, 'db'));
      }
      const { people, damagedLines } = erased;
      return { manifest, hasJobs, waiting, erased: { isKnown: people.size > 0, count, damagedLines } };
    } finally {
      await rm(migrations, { recursive: true });
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Fills a PostgreSQL server, which cannot be moved into its place at the end: its rows are committed once the files are in theirs. */
async function loadBehindFiles<Loaded>(
  options: RestoreOptions,
  manifest: Manifest,
  { staging, load }: { staging: string; load: () => Promise<Loaded> },
): Promise<Loaded> {
  try {
    await placeFiles(options, manifest, staging);
    return await load();
  } catch (error) {
    await removePlacedFiles(options, manifest);
    throw error;
  }
}

/** Reads lists of those who were erased as one. */
async function readErasedLists(lists: readonly ErasedList[]) {
  const files = new Map(lists.map((list) => [list.file, list]));
  const read = await Promise.all(
    [...files.values()].map(async (list) => ({ file: list.file, ...(await list.read()) })),
  );
  return {
    people: new Map(read.flatMap(({ people }) => [...people])),
    damagedLines: read.flatMap(({ file, damagedLines }) => damagedLines.map((line) => `${file}: ${line}`)),
  };
}

/** Brings the tables to this version of the server, and counts what it will send and whom it will erase. */
async function migrateAndCount(
  location: DatabaseLocation,
  { hasJobs, people }: { hasJobs: boolean; people: ErasedPeople },
): Promise<{ waiting: Waiting; count: number }> {
  const { db, close } = await openDatabase(location);
  try {
    return { waiting: await countWaiting(db, { hasJobs }), count: (await selectListedNotErased(db, people)).length };
  } finally {
    await close();
  }
}

async function requireEmptyFolders(
  { dataFolder, databaseUrl, bucket }: RestoreOptions,
  wasInterrupted: boolean,
): Promise<void> {
  const other = 'Choose an empty place with RUBRICA_DATA, or move what is there away.';
  const database = path.join(dataFolder, 'db');
  if (databaseUrl === undefined && (await isFilled(database)))
    throw new BackupError(`${database} holds a database already; it was not changed. ${other}`);
  const files = path.join(dataFolder, 'files');
  // Those of an interrupted restore are of the backup, or another's whose database never came.
  if (bucket === null && !wasInterrupted && (await isFilled(files)))
    throw new BackupError(`${files} holds files already; they were not changed. ${other}`);
}

async function requireEmptyTables(db: Database, { migration }: Manifest): Promise<void> {
  const tables = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await queryRows(
      db,
      z.object({ one: z.number() }),
      sql`select 1 as one from ${sql.identifier(name)} limit 1`,
    );
    if (rows.length > 0)
      throw new BackupError(
        `The database of DATABASE_URL is not empty (${name} has rows); it was not changed. Create another: createdb rubrica_restored`,
      );
  }
  const [applied] = await queryRows(
    db,
    z.object({ at: z.coerce.number() }),
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const { entries } = await readJournal();
  if (entries.find(({ when }) => when === applied?.at)?.tag !== migration)
    throw new BackupError(
      'The database of DATABASE_URL has tables of a newer version than the backup. Create another: createdb rubrica_restored',
    );
}

/** Makes a folder with the migrations up to one of them. */
export async function migrationsUpTo(last: string): Promise<string> {
  const journal = await readJournal();
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  if (count === 0)
    throw new BackupError('This backup was made by a newer version of Rubrica. Update Rubrica, then try again.');
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-migrations-'));
  await mkdir(path.join(folder, 'meta'));
  const entries = journal.entries.slice(0, count);
  for (const { tag } of entries) await cp(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Puts the files where the server looks for them. */
async function placeFiles(
  { dataFolder, bucket }: RestoreOptions,
  { files, secretKey }: Manifest,
  staging: string,
): Promise<void> {
  if (secretKey) await rename(path.join(staging, secretKeyName), path.join(dataFolder, secretKeyName));
  const target = path.join(dataFolder, 'files');
  const source = path.join(staging, 'files');
  if (bucket === null && files !== null) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    for (const { name } of files) await rename(path.join(source, name), path.join(target, name));
  }
  if (bucket === null) return;
  for (const { name, mime, bytes } of files ?? [])
    await bucket.put(name, createReadStream(path.join(source, name)), { mime, size: bytes });
}

/** Removes files from the folder that were placed for a database which then was not filled: the next restore finds the folder empty. */
async function removePlacedFiles(
  { dataFolder, bucket }: RestoreOptions,
  { files, secretKey }: Manifest,
): Promise<void> {
  if (secretKey) await rm(path.join(dataFolder, secretKeyName), { force: true });
  if (bucket !== null) return;
  const target = path.join(dataFolder, 'files');
  for (const { name } of files ?? []) await rm(path.join(target, name), { force: true });
  if (!(await isFilled(target))) await removeEmptyFolder(target);
}

const isFilled = async (folder: string) => (await exists(folder)) && (await readdir(folder)).length > 0;

const removeEmptyFolder = async (folder: string) => {
  if (await exists(folder)) await rmdir(folder);
};

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
