import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { FileKind, UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { fileTypeFromBlob } from 'file-type';
import { files } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';
import { ValidationError } from '../errors/errors.ts';
import { acceptFile } from './accept-file.ts';
import type { FileStorage } from './file-storage.ts';
import { insertFile } from './insert-file.ts';
import { selectUpload } from './select-upload.ts';
import { assertWithinQuota, lockQuota } from './upload-quota.ts';

interface NewContent {
  /** With its name and the type that its sender declares. */
  file: Blob;
  /** Null for what came from nobody who is known. */
  owner: UserId | null;
  /** Of these kinds; of any accepted one when absent. */
  kinds?: readonly FileKind[] | undefined;
  /** As of an upload: what its owner has stored under it is not stored again. */
  key: string | null;
  durationMs: number | null;
  /** As its sender has computed it; unknown when absent. */
  sha256?: string | undefined;
}

/**
 * Stores a file under a random key, with the type of its content. What the owner has stored under the same key is returned as it is,
 * unless the sender names the checksum of another content.
 *
 * @throws {UnsupportedMediaError} {TooLargeError} {QuotaError} {ValidationError} if the checksum is another
 */
export async function storeFile(
  { db, files: stored, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>,
  { file, owner, kinds, key, durationMs, sha256: named }: NewContent,
): Promise<typeof files.$inferSelect> {
  const isThis = (row: { sha256: string }) => named === undefined || row.sha256 === named;
  const earlier = await selectUpload(db, owner, key);
  if (earlier && isThis(earlier)) return earlier;
  const detected = await fileTypeFromBlob(file);
  const type = acceptFile({ detected, declared: file.type, sizeBytes: file.size, kinds });
  const upload = { owner, sizeBytes: file.size };
  // Before the content is copied, and again when it is recorded.
  await assertWithinQuota(db, stored.quota, upload);
  const storageKey = randomUUID();
  const sha256 = await putContent(stored.storage, storageKey, { file, mime: type.mime });
  if (!isThis({ sha256 })) {
    await removeContent(stored.storage, storageKey);
    throw new ValidationError({}, 'upload_damaged');
  }
  const row = await db
    .transaction(async (tx) => {
      await lockQuota(tx);
      // Of two concurrent uploads with the same key, the second returns what the first stored.
      const first = await selectUpload(tx, owner, key);
      if (first && isThis(first)) return first;
      await assertWithinQuota(tx, stored.quota, upload);
      const name = file instanceof File ? file.name : '';
      const described = { name, mime: type.mime, size: file.size, sha256, durationMs, storageKey };
      // Of one key there is one row: what was stored first keeps it.
      return insertFile(tx, clock, { ...described, ownerId: owner, uploadKey: first ? storageKey : key });
    })
    .catch(async (error: unknown) => {
      await removeUnlessRecorded({ db, files: stored }, storageKey);
      throw error;
    });
  if (row.storageKey !== storageKey) await removeContent(stored.storage, storageKey);
  return row;
}

/** Puts the content of a file into the storage, and returns its SHA-256. Nothing is left of what cannot be put. */
async function putContent(
  storage: FileStorage,
  storageKey: string,
  { file, mime }: { file: Blob; mime: string },
): Promise<string> {
  const hash = createHash('sha256');
  try {
    const content = Readable.from(file.stream(), { objectMode: false }).pipe(hashStream(hash));
    await storage.put(storageKey, content, { mime, size: file.size });
  } catch (error) {
    await removeContent(storage, storageKey);
    throw error;
  }
  return hash.digest('hex');
}

/** What is left takes up room; that it could not be removed is not what the caller has to know. */
async function removeContent(storage: FileStorage, storageKey: string): Promise<void> {
  await storage.remove(storageKey).catch(() => {});
}

/**
 * Removes the content of a file that could not be recorded. A transaction that failed may have been committed all the same, if only the
 * answer was lost: content that has a row stays, and so does content of which that cannot be asked.
 */
async function removeUnlessRecorded(
  { db, files: { storage } }: Pick<AppContext, 'db' | 'files'>,
  storageKey: string,
): Promise<void> {
  const isRecorded = await db
    .transaction(async (tx) => {
      // It may be being committed still: then it has the lock.
      await lockQuota(tx);
      return (await tx.$count(files, eq(files.storageKey, storageKey))) > 0;
    })
    .catch(() => true);
  if (!isRecorded) await removeContent(storage, storageKey);
}

function hashStream(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
