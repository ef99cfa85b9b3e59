import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError, type Manifest, manifestName, manifestSchema, secretKeyName } from './backup-format.ts';
import { decrypt, isEncrypted } from './encryption.ts';
import { sumStream } from './sum-stream.ts';

/** The names that a backup may hold: nothing that leads out of the folder. */
const knownName = /^(?:tables|files)\/[\w-][\w.-]*$/u;

/**
 * Unpacks a backup into a folder, and compares every part with the manifest.
 *
 * @throws {BackupError} if the key does not open it, or it is damaged, incomplete or of another version
 */
export async function readBackup(file: string, folder: string, identityFile: string | undefined): Promise<Manifest> {
  const { sums, manifest } = await unpack(await openArchive(file, identityFile), folder).catch((error: unknown) => {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is damaged or was cut off. Use another copy of it. Nothing was changed.`, {
      cause: error,
    });
  });
  if (manifest === null)
    throw new BackupError(`${file} was cut off: its end is missing. Use another copy of it. Nothing was changed.`);
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => [`tables/${name}`, sha256]),
    ...(manifest.files ?? []).map(({ name, sha256 }) => [`files/${name}`, sha256]),
    ...(manifest.secretKey ? [[secretKeyName, manifest.secretKey.sha256]] : []),
  ];
  const damaged = parts.filter(([name = '', sha256]) => sums.get(name) !== sha256);
  if (damaged.length > 0 || sums.size !== parts.length)
    throw new BackupError(
      `${file} is damaged (${damaged[0]?.[0] ?? 'it holds more than it says'}). Use another copy of it. Nothing was changed.`,
    );
  return manifest;
}

async function openArchive(file: string, identityFile: string | undefined): Promise<Readable> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read. Check its name and whether this account may read it.`, {
      cause: error,
    });
  });
  const beginning = Buffer.alloc(64);
  try {
    await handle.read(beginning, 0, beginning.length, 0);
  } finally {
    await handle.close();
  }
  const content = createReadStream(file);
  if (!isEncrypted(beginning)) return content;
  if (identityFile === undefined)
    throw new BackupError(`${file} is encrypted. Say where its key is: --key <file with AGE-SECRET-KEY-1…>`);
  return decrypt(content, identityFile);
}

async function unpack(archive: Readable, folder: string) {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 });
  const sums = new Map<string, string>();
  let manifest: Manifest | null = null;
  const entries = extract();
  const unpacked = pipeline(archive, createGunzip(), entries);
  // What interrupts it is thrown by the loop too.
  unpacked.catch(() => {});
  for await (const entry of entries) {
    const { name } = entry.header;
    if (name === manifestName) manifest = parseManifest(await text(entry));
    else if (name === secretKeyName || knownName.test(name)) {
      const sum = sumStream();
      await pipeline(entry, sum.stream, createWriteStream(path.join(folder, name), { mode: 0o600 }));
      sums.set(name, sum.sha256());
    } else throw new BackupError('This is not a backup of Rubrica.');
  }
  await unpacked;
  return { sums, manifest };
}

function parseManifest(json: string): Manifest {
  const manifest = manifestSchema.safeParse(JSON.parse(json));
  if (!manifest.success)
    throw new BackupError('This backup was made by another version of Rubrica. Update Rubrica, then try again.');
  return manifest.data;
}
