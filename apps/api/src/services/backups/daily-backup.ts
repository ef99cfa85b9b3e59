import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../context.ts';
import { type BackupSettings, nightlyPrefix } from './backup-format.ts';
import { writeBackup } from './write-backup.ts';

const nightlyName = new RegExp(String.raw`^${nightlyPrefix}\d{8}-\d{6}\.tar\.gz(?:\.age)?$`, 'u');

/**
 * Backs up the embedded database into a folder, and deletes the oldest of the nightly backups there: those that somebody made by hand
 * stay. The contents of files are left out: the folder is usually on the same disk, on which a second copy of every video protects from
 * little and fills it. `npm run backup` has them.
 */
export async function backUpDaily({ db, clock, log, backups }: Pick<AppContext, 'db' | 'clock' | 'log' | 'backups'>) {
  if (backups === null || backups.kept === 0) return;
  const written = await writeBackup({ ...backups, db, storage: null, now: clock.now(), isNightly: true });
  const { file, bytes, dumpMs, leftovers } = written;
  log.info(`Backed up the database to ${file}.`, { bytes, dumpMs });
  if (leftovers.length > 0)
    log.info(`Remove ${leftovers.join(', ')}: an interrupted backup has left the database there, not encrypted.`);
  await deleteOldest(backups);
}

async function deleteOldest({ folder, kept }: BackupSettings): Promise<void> {
  const names = (await readdir(folder)).filter((name) => nightlyName.test(name)).toSorted();
  for (const name of names.slice(0, -kept)) await rm(path.join(folder, name));
}
