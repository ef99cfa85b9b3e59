import type { UserId } from '@rubrica/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { fileTypeFromBlob } from 'file-type';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import type { SignedInContext } from '../context.ts';
import { TooLargeError, UnsupportedMediaError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { findAcceptedType, maxSizeBytes, typeNames } from './accepted-types.ts';
import { toDisplayName } from './display-name.ts';
import { toStoredFile } from './to-stored-file.ts';
import { assertWithinQuota, lockQuota } from './upload-quota.ts';

/**
 * Stores a file under a random key, with the type of its content. A repeated upload with the same key returns the stored file.
 *
 * @throws {UnsupportedMediaError} {TooLargeError} {QuotaError}
 */
export const uploadFile: Service<'uploadFile'> = async (context, { body }) => {
  const { db, files: stored, caller } = context;
  const { file, kind, key = null } = body;
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
      return insertFile(tx, context, { body, mime: type.mime, sha256: hash.digest('hex'), storageKey });
    });
    if (row.storageKey !== storageKey) await stored.storage.remove(storageKey);
    return toStoredFile(row);
  } catch (error) {
    // What is left of it takes up room; that it could not be removed is not what the caller has to know.
    await stored.storage.remove(storageKey).catch(() => {});
    throw error;
  }
};

interface NewFile {
  body: Input<'uploadFile'>['body'];
  mime: string;
  sha256: string;
  storageKey: string;
}

async function insertFile(tx: Database, context: SignedInContext, { body, mime, sha256, storageKey }: NewFile) {
  const { file, key = null, durationMs = null } = body;
  const now = context.clock.now();
  const columns = { ownerId: context.caller.id, name: toDisplayName(file, mime), mime, size: file.size, sha256 };
  return expectRow(
    await tx
      .insert(files)
      .values({ ...columns, durationMs, storageKey, uploadKey: key, createdAt: now, updatedAt: now })
      .returning(),
  );
}

const isSameUpload = (owner: UserId, key: string) => and(eq(files.ownerId, owner), eq(files.uploadKey, key));

async function selectUpload(db: Database, owner: UserId, key: string | null) {
  if (key === null) return undefined;
  const [row] = await db.select().from(files).where(isSameUpload(owner, key));
  return row;
}

function hashStream(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
