import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Files } from './file-storage.ts';
import type { S3Location } from './s3-storage.ts';
import type { UploadQuota } from './upload-quota.ts';

const dayMs = 24 * 60 * 60_000;
const unlimited: UploadQuota = { userBytes: 0, schoolBytes: 0 };

interface FilesOptions {
  dataFolder: string;
  /** Stores files there instead of in the data folder. */
  bucket?: S3Location | undefined;
  /** Without limits when absent. */
  quota?: UploadQuota;
}

/** Opens the file storage: in the data folder, or in a bucket. */
export async function openFiles({ dataFolder, bucket, quota = unlimited }: FilesOptions): Promise<Files> {
  const uploadFolder = await createUploadFolder(path.join(dataFolder, 'uploads'));
  const uploads = {
    uploadFolder,
    createUploadStream: (uploadPath: string) => createWriteStream(uploadPath, { mode: 0o600 }),
    quota,
  };
  if (!bucket) {
    const { localStorage } = await import('./local-storage.ts');
    const { localUploads } = await import('../uploads/local-upload-store.ts');
    const folder = path.join(dataFolder, 'files');
    return { ...uploads, folder, storage: localStorage(folder), openUploads: localUploads(folder) };
  }
  const { s3Storage } = await import('./s3-storage.ts');
  const { s3Uploads } = await import('../uploads/s3-upload-store.ts');
  const storage = s3Storage(bucket);
  return { ...uploads, folder: null, storage, openUploads: s3Uploads(bucket, storage) };
}

/** Creates a folder for this server's uploads. Deletes folders that servers left more than a day ago. */
async function createUploadFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const { mtimeMs } = await stat(entry);
    if (mtimeMs < Date.now() - dayMs) await rm(entry, { recursive: true, force: true });
  }
  return mkdtemp(path.join(folder, 'server-'));
}
