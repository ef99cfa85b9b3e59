import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { fileTypeFromBlob } from 'file-type';
import { TooLargeError, UnsupportedMediaError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { findAcceptedType, maxSizeBytes, typeNames } from './accepted-types.ts';
import { insertFile } from './insert-file.ts';
import { selectUpload } from './select-upload.ts';
import { toStoredFile } from './to-stored-file.ts';
import { assertWithinQuota, lockQuota } from './upload-quota.ts';

/**
 * Stores a file under a random key, with the type of its content. A repeated upload with the same key returns the stored file.
 *
 * @throws {UnsupportedMediaError} {TooLargeError} {QuotaError}
 */
export const uploadFile: Service<'uploadFile'> = async (context, { body }) => {
  const { db, files: stored, caller } = context;
  const { file, kind, key = null, durationMs = null } = body;
  const earlier = await selectUpload(db, caller.id, key);
  if (earlier) return toStoredFile(earlier);
  const detected = await fileTypeFromBlob(file);
  const type = findAcceptedType(detected?.mime, file.type);
  if (!type || (kind && type.kind !== kind)) {
    const found = detected?.ext.toUpperCase() ?? '';
    throw new UnsupportedMediaError('file', { found, sent: file.type, accepted: typeNames(kind) });
  }
  const limit = maxSizeBytes[type.kind];
  if (file.size > limit) throw new TooLargeError(limit);
  const upload = { owner: caller.id, sizeBytes: file.size };
  // Before the content is copied, and again when it is recorded.
  await assertWithinQuota(db, stored.quota, upload);
  const storageKey = randomUUID();
  const hash = createHash('sha256');
  try {
    const content = Readable.from(file.stream(), { objectMode: false }).pipe(hashStream(hash));
    await stored.storage.put(storageKey, content, { mime: type.mime, size: file.size });
    const row = await db.transaction(async (tx) => {
      await lockQuota(tx);
      // Of two concurrent uploads with the same key, the second returns what the first stored.
      const first = await selectUpload(tx, caller.id, key);
      if (first) return first;
      await assertWithinQuota(tx, stored.quota, upload);
      const name = file instanceof File ? file.name : '';
      const { mime } = type;
      const sha256 = hash.digest('hex');
      return insertFile(tx, context, { name, mime, size: file.size, sha256, durationMs, storageKey, uploadKey: key });
    });
    if (row.storageKey !== storageKey) await stored.storage.remove(storageKey);
    return toStoredFile(row);
  } catch (error) {
    // What is left of it takes up room; that it could not be removed is not what the caller has to know.
    await stored.storage.remove(storageKey).catch(() => {});
    throw error;
  }
};

function hashStream(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
