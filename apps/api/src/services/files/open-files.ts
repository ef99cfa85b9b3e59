import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './file-storage.ts';
import type { S3Location } from './s3-storage.ts';

const dayMs = 24 * 60 * 60_000;

/** Files in the data folder, or in a bucket. */
export async function openFiles(dataFolder: string, bucket?: S3Location): Promise<Files> {
  const uploadFolder = await createUploadFolder(path.join(dataFolder, 'uploads'));
  if (!bucket) {
    const { localStorage } = await import('./local-storage.ts');
    return { uploadFolder, storage: localStorage(path.join(dataFolder, 'files')) };
  }
  const { s3Storage } = await import('./s3-storage.ts');
  return { uploadFolder, storage: s3Storage(bucket) };
}

/** A folder of this server's own, since several may share the one above; what a killed one left there is old by now. */
async function createUploadFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left);
    if (mtimeMs < Date.now() - dayMs) await rm(left, { recursive: true, force: true });
  }
  return mkdtemp(path.join(folder, 'server-'));
}
