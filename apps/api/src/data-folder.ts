import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the server itself writes into its data folder. Other entries are left alone: somebody else put them there. */
const ownEntries: ReadonlySet<string> = new Set([
  'db',
  'files',
  'uploads',
  'outbox',
  'reserve',
  'backups',
  'restoring',
  'secret.key',
]);

const folderMode = 0o700;
const fileMode = 0o600;
const stickyBit = 0o1000;

/**
 * Creates the data folder and takes access to it from every account of the machine but the server's own: folders get the mode
 * 0700, files 0600. Repairs a folder of an earlier version, whose database any account could read and change. Files that the
 * server writes later get their modes from `restrictNewFiles`, and those of the embedded database from PostgreSQL (0600).
 *
 * Does nothing on Windows, where a folder inherits its access from the one above it.
 */
export async function protectDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
  if (process.platform === 'win32') return;
  const { mode, uid } = await stat(folder);
  // A folder that others share, such as /tmp, stays theirs; what the server keeps in it is protected all the same.
  if (uid === process.getuid?.() && (mode & stickyBit) === 0) await chmod(folder, folderMode);
  const names = await readdir(folder);
  for (const name of names.filter((entry) => ownEntries.has(entry))) await protect(path.join(folder, name));
}

/** Makes this process create files that only its own account can read. */
export function restrictNewFiles(): void {
  process.umask(0o777 & ~folderMode);
}

async function protect(entry: string): Promise<void> {
  try {
    const stats = await lstat(entry);
    if (stats.isDirectory()) {
      await chmodIfNeeded(entry, stats.mode, folderMode);
      for (const name of await readdir(entry)) await protect(path.join(entry, name));
    } else if (stats.isFile()) {
      await chmodIfNeeded(entry, stats.mode, fileMode);
    }
  } catch (error) {
    // Another server of this folder has removed it meanwhile.
    if (hasCode(error, 'ENOENT')) return;
    if (!hasCode(error, 'EPERM')) throw error;
    throw new Error(`${entry} belongs to another account of this machine. Give it to the one that runs the server.`, {
      cause: error,
    });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function chmodIfNeeded(entry: string, current: number, mode: number): Promise<void> {
  if ((current & 0o777) !== mode) await chmod(entry, mode);
}
