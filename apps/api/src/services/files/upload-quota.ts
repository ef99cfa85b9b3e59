import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, isNull, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import { lockName } from '../../db/lock-name.ts';
import { QuotaError } from '../errors/errors.ts';

/** How much may be stored, in bytes; 0 is no limit. */
export interface UploadQuota {
  userBytes: number;
  schoolBytes: number;
}

/**
 * Checks that a file of this size still fits.
 *
 * @throws {QuotaError} that says how much is stored, and how much may be
 */
export async function assertWithinQuota(
  db: Database,
  quota: UploadQuota,
  { owner, sizeBytes }: { owner: UserId | null; sizeBytes: number },
): Promise<void> {
  const check = async (scope: 'user' | 'school', allowedBytes: number, of?: UserId) => {
    if (allowedBytes === 0) return;
    const usedBytes = await storedBytes(db, of);
    if (usedBytes + sizeBytes > allowedBytes) throw new QuotaError(scope, { usedBytes, allowedBytes, sizeBytes });
  };
  if (owner !== null) await check('user', quota.userBytes, owner);
  await check('school', quota.schoolBytes);
}

/** Makes the uploads that are being recorded wait for each other until the transaction ends, so that their sum is counted. */
export async function lockQuota(tx: Database): Promise<void> {
  await lockName(tx, 'uploads');
}

/**
 * Files, and uploads that are to become files, with the size that they will have. What was deleted takes up room until its content is
 * gone, but not its owner's.
 */
export async function storedBytes(db: Database, owner?: UserId): Promise<number> {
  const [stored] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(owner && and(eq(files.ownerId, owner), isNull(files.deletedAt)));
  const [unfinished] = await db
    .select({ bytes: sum(unfinishedUploads.sizeBytes).mapWith(Number) })
    .from(unfinishedUploads)
    .where(and(isNull(unfinishedUploads.fileId), owner && eq(unfinishedUploads.ownerId, owner)));
  return (stored?.bytes ?? 0) + (unfinished?.bytes ?? 0);
}
