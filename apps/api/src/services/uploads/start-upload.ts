import type { FileKind, UploadId } from '@rubrica/api-client/contract';
import { unfinishedUploads } from '../../db/schema/files.ts';
import type { SignedInContext } from '../context.ts';
import { StorageFullError, TooLargeError } from '../errors/errors.ts';
import { maxSizeBytes, maxUploadSizeBytes } from '../files/accepted-types.ts';
import { assertWithinQuota, lockQuota } from '../files/upload-quota.ts';
import { expiryOf } from './upload-expiry.ts';

/** A file that is to arrive in pieces, as its sender describes it. */
export interface NewUpload {
  id: UploadId;
  name: string;
  declaredType: string;
  kind: FileKind | null;
  sizeBytes: number;
  uploadKey: string | null;
}

/**
 * Records an upload of the caller, whose whole size counts against the quota from now on: it cannot fail for want of it later.
 *
 * @throws {TooLargeError} {QuotaError} {StorageFullError}
 */
export async function startUpload(context: SignedInContext, upload: NewUpload): Promise<void> {
  const { db, clock, disk, caller, files } = context;
  const { kind, sizeBytes } = upload;
  const limit = kind === null ? maxUploadSizeBytes : maxSizeBytes[kind];
  if (sizeBytes > limit) throw new TooLargeError(limit);
  if ((await disk.level()) !== 'ok') throw new StorageFullError();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockQuota(tx);
    await assertWithinQuota(tx, files.quota, { owner: caller.id, sizeBytes });
    await tx
      .insert(unfinishedUploads)
      .values({ ...upload, ownerId: caller.id, expiresAt: expiryOf(now), createdAt: now, updatedAt: now });
  });
}
