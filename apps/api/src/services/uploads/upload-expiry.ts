import type { UploadId } from '@rubrica/api-client/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';

/** How long an upload waits for its next piece. */
export const uploadLifetimeMs = 24 * 3_600_000;
/** How many uploads one round of the cleanup removes, so that it holds up nobody; the next one removes more. */
const maxPerRound = 200;

type UploadsContext = Pick<AppContext, 'db' | 'clock' | 'uploads'>;

/** Returns when an upload expires whose last piece arrived at this time. */
export function expiryOf(lastPieceAt: Date): Date {
  return new Date(lastPieceAt.getTime() + uploadLifetimeMs);
}

/** Gives an upload its whole time again, as a piece of it arrives. Returns when it expires. */
export async function extendUpload({ db, clock }: UploadsContext, id: UploadId): Promise<Date> {
  const now = clock.now();
  const expiresAt = expiryOf(now);
  await db.update(unfinishedUploads).set({ expiresAt, updatedAt: now }).where(eq(unfinishedUploads.id, id));
  return expiresAt;
}

/**
 * Removes an upload with what has arrived of it. What has become a file stays.
 *
 * @throws if the bytes could not be removed; the next round of the cleanup tries it again
 */
export async function giveUpUpload({ db, uploads, clock }: UploadsContext, id: UploadId): Promise<void> {
  const [given] = await db
    .delete(unfinishedUploads)
    .where(and(eq(unfinishedUploads.id, id), isNull(unfinishedUploads.fileId)))
    .returning();
  if (!given) return;
  try {
    // After the row, so that it cannot become a file meanwhile.
    await uploads.discard(id);
  } catch (error) {
    // Parts in a bucket cost money until they are removed, and the row is what knows of them.
    await db.insert(unfinishedUploads).values({ ...given, expiresAt: clock.now() });
    throw error;
  }
}

/** Forgets an upload that has become a file, with what is beside the file's bytes, or its own where the file was stored already. */
async function forgetUpload({ db, uploads }: UploadsContext, id: UploadId, storageKey: string): Promise<void> {
  // As when it was finished: the server may have been stopped before it could.
  await (storageKey === id ? uploads.settle(id) : uploads.discard(id));
  await db.delete(unfinishedUploads).where(eq(unfinishedUploads.id, id));
}

/**
 * Removes the uploads of which no piece has arrived for a day, and forgets those that have become files.
 *
 * @returns how many were given up
 * @throws {AggregateError} at the end, if some of them could not be removed
 */
export async function removeExpiredUploads(context: UploadsContext): Promise<number> {
  const { db, clock } = context;
  const expired = await db
    .select({ id: unfinishedUploads.id, storageKey: files.storageKey })
    .from(unfinishedUploads)
    .leftJoin(files, eq(files.id, unfinishedUploads.fileId))
    .where(lt(unfinishedUploads.expiresAt, clock.now()))
    .limit(maxPerRound);
  const failures: unknown[] = [];
  for (const { id, storageKey } of expired) {
    const removed = storageKey === null ? giveUpUpload(context, id) : forgetUpload(context, id, storageKey);
    await removed.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} uploads could not be removed.`);
  return expired.filter(({ storageKey }) => storageKey === null).length;
}
