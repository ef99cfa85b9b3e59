import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How the folder is called in which a backup is being made. In it are the rows of the database, not encrypted. */
export const stagingPrefix = '.making-';
/** A backup writes all the time: a folder in which nothing was written for so long is no running one's. */
const stillMs = 6 * 3_600_000;

/** Removes what interrupted backups have left in the folder of backups. @returns what could not be removed */
export async function removeInterrupted(folder: string): Promise<string[]> {
  const left: string[] = [];
  for (const name of await readdir(folder)) {
    const staging = path.join(folder, name);
    if (!name.startsWith(stagingPrefix) || (await lastWriteMs(staging)) > Date.now() - stillMs) continue;
    await rm(staging, { recursive: true, force: true }).catch(() => left.push(staging));
  }
  return left;
}

/** When something was last written in a folder. What is gone by now, with its backup, counts as old. */
async function lastWriteMs(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const writes = ['', ...names].map((name) =>
    stat(path.join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(writes)));
}
