import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { protectDataFolder } from '../data-folder.ts';
import type { OpenDatabase } from '../db/database.ts';
import { FolderInUseError } from '../db/lock-folder.ts';
import { openDatabase } from '../db/open.ts';
import { backupFolderOf } from './backup-folder.ts';
import { databaseLocation } from './database-location.ts';
import { type Env, readEnv } from '../env.ts';
import { openJobs } from '../jobs/open.ts';
import { consoleLog } from '../log.ts';
import { openFileStorage } from './open-outside.ts';
import { requireDatabase } from './require-database.ts';
import { BackupError } from '../services/backups/backup-format.ts';
import { makeBackupKey } from '../services/backups/encryption.ts';
import { type RestoredBackup, restoreBackup } from '../services/backups/restore-backup.ts';
import { writeBackup, type WrittenBackup } from '../services/backups/write-backup.ts';
import { type ErasedList, erasedListName, openErasedList } from '../services/erasure/erased-list.ts';
import { addErasedOf } from '../services/erasure/keep-erased-list.ts';

const backupUsage = `Usage: npm run backup -- [--to <folder>] [--without-files]
       npm run backup -- --new-key <file>

Writes database and files into one archive, in backups of the data folder or in --to. With RUBRICA_BACKUP_RECIPIENT it is encrypted.
--new-key makes a key: its public part is for that setting, the file is for a safe, and not for this machine.
With the database in the data folder, stop the server first; with DATABASE_URL it can go on.`;

const restoreUsage = `Usage: npm run restore -- <backup> [--key <file>]

Puts a backup into an empty place: an empty RUBRICA_DATA, and an empty database with DATABASE_URL.`;

type Print = (line: string) => void;

/** Backs up what the settings of the server name. @returns the exit code: 0, and 2 if files are missing */
export async function runBackupCommand(args: readonly string[], variables: NodeJS.ProcessEnv, print: Print) {
  const { values } = readArguments(backupUsage, () =>
    parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        'without-files': { type: 'boolean', default: false },
        'new-key': { type: 'string' },
      },
    }),
  );
  if (values['new-key'] !== undefined) return writeNewKey(values['new-key'], print);
  const env = readEnv(variables);
  await requireDatabase(env);
  const dataFolder = path.resolve(env.RUBRICA_DATA);
  const database = await openServerDatabase(env, dataFolder);
  try {
    const folder = values.to === undefined ? backupFolderOf(env) : path.resolve(values.to);
    const written = await writeBackup({
      db: database.db,
      storage: values['without-files'] ? null : (await openFileStorage(env)).storage,
      dataFolder,
      folder,
      recipient: env.RUBRICA_BACKUP_RECIPIENT,
      now: new Date(),
      isNightly: false,
    });
    await keepListBeside(database, { folder, env }, print);
    return describeBackup(written, env, print);
  } finally {
    await database.close();
  }
}

/**
 * Writes the list of those who were erased beside the backups, so that an older one of the same folder does not bring them back. The
 * backup stands without it.
 */
async function keepListBeside(
  { db }: OpenDatabase,
  { folder, env }: { folder: string; env: Env },
  print: Print,
): Promise<void> {
  const list = openErasedList(folder);
  const ofServer = openErasedList(backupFolderOf(env));
  const attempts = [
    () => addErasedOf(db, list),
    // Those of a restored backup whom no start has erased again yet are in the server's list alone.
    async () => list.add((await ofServer.read()).people),
  ];
  for (const attempt of attempts) {
    await attempt().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      print(`${list.file} does not name all who were erased (${reason}). Copy ${ofServer.file} beside the backup.`);
    });
  }
}

function describeBackup({ file, bytes, manifest, missing, leftovers }: WrittenBackup, env: Env, print: Print): number {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files === null ? 'without files' : `${manifest.files.length} files`;
  print(`${file}: ${rows} rows, ${files}, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  if (env.RUBRICA_BACKUP_RECIPIENT === undefined)
    print('It is not encrypted: whoever has it has the data of everybody. See RUBRICA_BACKUP_RECIPIENT.');
  for (const folder of leftovers)
    print(`Remove ${folder}: an interrupted backup has left the database there, not encrypted.`);
  if (missing.length === 0) return 0;
  print(
    `${missing.length} files that the database names are missing, such as ${missing[0]}. Everything else is in the backup.`,
  );
  return 2;
}

async function writeNewKey(file: string, print: Print): Promise<number> {
  const { identity, recipient } = await makeBackupKey();
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  print(`The key is in ${file}. Put it in a safe, twice: without it no backup opens. Then add to the settings:`);
  print(`RUBRICA_BACKUP_RECIPIENT=${recipient}`);
  return 0;
}

/** Puts a backup into an empty target. @returns the exit code */
export async function runRestoreCommand(args: readonly string[], variables: NodeJS.ProcessEnv, print: Print) {
  const { values, positionals } = readArguments(restoreUsage, () =>
    parseArgs({ args: [...args], allowPositionals: true, options: { key: { type: 'string' } } }),
  );
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(restoreUsage);
  const env = readEnv(variables);
  const dataFolder = path.resolve(env.RUBRICA_DATA);
  const startedAt = performance.now();
  const erasedList = openErasedList(backupFolderOf(env));
  const { manifest, hasJobs, waiting, erased } = await restoreBackup({
    file,
    identityFile: values.key,
    dataFolder,
    databaseUrl: env.DATABASE_SESSION_URL ?? env.DATABASE_URL,
    bucket: env.S3_BUCKET === undefined ? null : (await openFileStorage(env)).storage,
    erasedList,
    prepareJobs: (database) => prepareJobs(database, env),
  });
  await protectDataFolder(dataFolder);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(
    `Restored and compared ${rows} rows and ${manifest.files?.length ?? 0} files of ${manifest.madeAt} in ${seconds} s.`,
  );
  if (manifest.files === null)
    print(`This backup holds no files. Copy the folder files, as it was, to ${path.join(dataFolder, 'files')}.`);
  if (!hasJobs) print('Jobs that waited are not part of it: mails and reports of that moment are to be sent again.');
  if (waiting.mails + waiting.messages > 0)
    print(
      `The first start sends what waited: ${waiting.mails} mails and ${waiting.messages} WhatsApp messages, then what has become due since. For a copy to look at, start it without SMTP_URL, RUBRICA_WASENDER_TOKEN and RUBRICA_WASENDER_TOKEN_FILE.`,
    );
  describeErased(erased, erasedList, print);
  print('Start the server now: npm start');
  return 0;
}

function describeErased(
  { isKnown, count, damagedLines }: RestoredBackup['erased'],
  { file }: ErasedList,
  print: Print,
) {
  for (const line of damagedLines)
    print(`This line of a list of erased people cannot be read; whoever it named is not erased again: ${line}`);
  if (!isKnown)
    print(
      `Whoever was erased after this backup was made is in it with everything. If the school has ${erasedListName}, copy it to ${file} before the first start, which erases them again.`,
    );
  else if (count > 0)
    print(
      `${count === 1 ? '1 person was' : `${count} people were`} erased after this backup was made. The first start erases them again: ${file} names them.`,
    );
}

/** The queue makes its tables when it opens. */
async function prepareJobs({ queue }: OpenDatabase, env: Env): Promise<void> {
  const jobs = await openJobs(queue, { timeZone: env.RUBRICA_TIME_ZONE, log: consoleLog });
  await jobs.close();
}

async function openServerDatabase(env: Env, dataFolder: string): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined) return openDatabase(databaseLocation(env), null);
  const folder = path.join(dataFolder, 'db');
  try {
    return await openDatabase({ folder }, null);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new BackupError(
      `The server is running on ${folder}, and only one program can use it. Stop it, back up, and start it. The database alone is backed up every night while it runs, to RUBRICA_BACKUP_FOLDER.`,
      { cause: error },
    );
  }
}

function readArguments<Result>(usage: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}
