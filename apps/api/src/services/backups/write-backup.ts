import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Database } from '../../db/database.ts';
import { ContentMissingError, type FileStorage } from '../files/file-storage.ts';
import { formatVersion, type Manifest, manifestName, nightlyPrefix, secretKeyName } from './backup-format.ts';
import { type Dump, dumpTables } from './dump-tables.ts';
import { encrypt } from './encryption.ts';
import { removeInterrupted, stagingPrefix } from './remove-interrupted.ts';
import { sumStream } from './sum-stream.ts';
import { syncFolder } from './sync-folder.ts';

interface WriteOptions {
  db: Database;
  /** Null leaves the files out. */
  storage: FileStorage | null;
  dataFolder: string;
  /** Where the backup goes: a folder, which is created. */
  folder: string;
  /** The public key that it is encrypted for; it is not encrypted when absent. */
  recipient: string | undefined;
  now: Date;
  /** Whether the server makes it by itself: the oldest of those are deleted. */
  isNightly: boolean;
}

/** A backup that was made. */
export interface WrittenBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
  /** Files that the database names and nothing is left of. */
  missing: string[];
  /** Folders that interrupted backups have left, with rows that are not encrypted, and that could not be removed. */
  leftovers: string[];
  /** How long the rows were read. */
  dumpMs: number;
}

/** Faster by a half than the usual level, and larger by a twentieth. */
const compression = { level: 4 };

/**
 * Writes database and files as of one moment into an archive, which has its name only once it is whole and on the disk. Contents of
 * files never change and are removed long after their rows, so they are read after the rows.
 */
export async function writeBackup(options: WriteOptions): Promise<WrittenBackup> {
  const { db, folder, recipient, now, isNightly } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${isNightly ? nightlyPrefix : 'rubrica-'}${now.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '').replace('T', '-')}.tar.gz`;
  const file = path.join(folder, recipient === undefined ? name : `${name}.age`);
  const leftovers = await removeInterrupted(folder);
  const staging = await mkdtemp(path.join(folder, stagingPrefix));
  try {
    const startedAt = performance.now();
    const dump = await dumpTables(db, staging);
    const dumpMs = Math.round(performance.now() - startedAt);
    const archive = pack();
    const compressed = createGzip(compression);
    const whole = path.join(staging, 'whole');
    const written = pipeline(archive, compressed).catch((error: unknown) => archive.destroy(toError(error)));
    const output = recipient === undefined ? compressed : await encrypt(compressed, recipient);
    const [contents] = await Promise.all([
      addContents(archive, { ...options, dump, staging }).catch((error: unknown) => {
        archive.destroy(toError(error));
        compressed.destroy(toError(error));
        throw error;
      }),
      pipeline(output, createWriteStream(whole, { mode: 0o600, flush: true })),
      written,
    ]);
    await rename(whole, file);
    await syncFolder(folder);
    return { file, bytes: (await stat(file)).size, dumpMs, leftovers, ...contents };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function addContents(
  archive: Pack,
  { dump, storage, staging, dataFolder, now }: WriteOptions & { dump: Dump; staging: string },
): Promise<Pick<WrittenBackup, 'manifest' | 'missing'>> {
  const { storedFiles, ...database } = dump;
  for (const { name } of dump.tables) await addFile(archive, `tables/${name}`, path.join(staging, name));
  const missing: string[] = [];
  const files: NonNullable<Manifest['files']> = [];
  for (const { key, mime } of storage ? storedFiles : []) {
    const content = await storage?.open(key, null).catch(nullIfMissing);
    if (!content) {
      missing.push(key);
      continue;
    }
    const copy = path.join(staging, 'content');
    await pipeline(Readable.from(content), createWriteStream(copy, { mode: 0o600 }));
    files.push({ name: key, mime, ...(await addFile(archive, `files/${key}`, copy)) });
  }
  const secretKey = path.join(dataFolder, secretKeyName);
  const hasSecretKey = await access(secretKey).then(
    () => true,
    () => false,
  );
  const manifest: Manifest = {
    format: 'rubrica-backup',
    version: formatVersion,
    madeAt: now.toISOString(),
    ...database,
    files: storage ? files : null,
    secretKey: hasSecretKey ? await addFile(archive, secretKeyName, secretKey) : null,
  };
  archive.entry({ name: manifestName }, JSON.stringify(manifest));
  archive.finalize();
  return { manifest, missing };
}

/** A storage that does not answer ends the backup: it would be one without files. */
function nullIfMissing(error: unknown): null {
  if (error instanceof ContentMissingError) return null;
  throw error;
}

/** Adds a file, and returns its size and sum. */
async function addFile(archive: Pack, name: string, file: string): Promise<{ bytes: number; sha256: string }> {
  const { size } = await stat(file);
  const sum = sumStream();
  await pipeline(createReadStream(file), sum.stream, archive.entry({ name, size, mode: 0o600 }));
  return { bytes: size, sha256: sum.sha256() };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
