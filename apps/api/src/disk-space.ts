import { randomFillSync } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from './disk-full.ts';
import type { Log } from './log.ts';

/** How much room the disk of the data folder has: `low` is the last of it, kept for the database; `full` is too little for that. */
export type DiskLevel = 'ok' | 'low' | 'full';

/** The disk of the data folder. */
export interface DiskSpace {
  level: () => Promise<DiskLevel>;
  /** What this account can still write. */
  freeBytes: () => Promise<number>;
  /** Whether the embedded database is on it. */
  holdsDatabase: boolean;
}

/** What the start of a server does with the disk of its data folder, besides reading its level. */
export interface ReservedDiskSpace extends DiskSpace {
  /**
   * Deletes the reserve if the disk is full, so that the embedded database has room to open.
   *
   * @throws {DiskFullError} if there is too little room all the same
   */
  makeRoom: () => Promise<void>;
  /** Writes the reserve again where it is missing and there is room for it. */
  keepReserve: () => Promise<void>;
}

interface DiskSpaceOptions {
  /** The data folder. */
  folder: string;
  holdsDatabase: boolean;
  log: Log;
  /** Returns the bytes that this account can still write; of `statfs` when absent. */
  freeBytes?: () => Promise<number>;
}

const megabyte = 1024 * 1024;
/** Below this, files are refused, so that answers can still be saved. */
const lowBytes = 256 * megabyte;
/** Below this, all changes are refused: the embedded database needs about as much to open again. */
const fullBytes = 48 * megabyte;
/** Below this, the embedded database may stop in the middle of opening, which nothing can interrupt. */
const openingBytes = 24 * megabyte;
/** What is kept for the next start when others fill the disk. */
export const reserveBytes = 64 * megabyte;
const reserveName = 'reserve';
/** Enough for the usual operation and for the reserve. */
const mbToFree = String((lowBytes + reserveBytes) / megabyte);

/** The embedded database cannot be opened without room on its disk. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFull';

  constructor(folder: string) {
    super(
      `The disk of ${folder} is full, and the database cannot open. Nothing is lost. Free at least ${mbToFree} MB on it, then start the server again.`,
    );
  }
}

/** Watches the disk of the data folder. */
export function openDiskSpace({ folder, holdsDatabase, log, freeBytes }: DiskSpaceOptions): ReservedDiskSpace {
  const reserve = path.join(folder, reserveName);
  const readFreeBytes = freeBytes ?? (() => readFree(folder));
  return {
    level: async () => levelOf(await readFreeBytes()),
    freeBytes: readFreeBytes,
    holdsDatabase,
    makeRoom: async () => {
      if (!holdsDatabase) return;
      if ((await readFreeBytes()) < fullBytes && (await sizeOf(reserve)) > 0) {
        await rm(reserve);
        log.info(`The disk of ${folder} is full. The server has released its reserve, so that the database can open.`);
      }
      if ((await readFreeBytes()) < openingBytes) throw new DiskFullError(folder);
    },
    keepReserve: async () => {
      if (!holdsDatabase || (await sizeOf(reserve)) >= reserveBytes) return;
      if ((await readFreeBytes()) < lowBytes + reserveBytes) return;
      try {
        await writeReserve(reserve);
      } catch (error) {
        await rm(reserve, { force: true });
        if (!isDiskFull(error)) throw error;
      }
    },
  };
}

/** A sentence for the log and for the terminal about a disk with little room; null where there is enough. */
export async function diskWarning(disk: DiskSpace, folder: string): Promise<string | null> {
  const level = await disk.level();
  if (level === 'ok') return null;
  const refused = level === 'full' && disk.holdsDatabase ? 'Nothing can be saved' : 'No files can be uploaded';
  return `Warning: the disk of ${folder} is ${level === 'full' ? 'full' : 'almost full'}. ${refused} until there is more room: free at least ${mbToFree} MB.`;
}

function levelOf(free: number): DiskLevel {
  if (free < fullBytes) return 'full';
  return free < lowBytes ? 'low' : 'ok';
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** Writes the reserve with random bytes: file systems store zeros, and what compresses, in less room. */
async function writeReserve(file: string): Promise<void> {
  const bytes = randomFillSync(Buffer.alloc(megabyte));
  const handle = await open(file, 'w', 0o600);
  try {
    for (let written = 0; written < reserveBytes; written += bytes.length) await handle.write(bytes);
  } finally {
    await handle.close();
  }
}
