import type { FileId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, isNotNull, notExists, type SQL } from 'drizzle-orm';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';

type ContentsContext = Pick<AppContext, 'db' | 'files'>;

/**
 * Removes the content of all files that were marked as deleted: by this run, and by one that was interrupted or failed. The row of
 * one that nothing uses goes with it.
 *
 * @throws {AggregateError} at the end, if some could not be removed; they are tried again by the next run
 */
export function removeContents(context: ContentsContext, signal?: AbortSignal): Promise<void> {
  return removeMarked(context, isNotNull(files.deletedAt), signal);
}

/** Removes the content of these files, which were marked as deleted, likewise. */
export async function removeContentsOf(context: ContentsContext, ids: FileId[]): Promise<void> {
  if (ids.length > 0) await removeMarked(context, and(isNotNull(files.deletedAt), inArray(files.id, ids)));
}

async function removeMarked(
  { db, files: { storage } }: ContentsContext,
  isMarked: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const marked = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(isMarked, gt(files.size, 0)));
  const failures: unknown[] = [];
  for (const { id, storageKey } of marked) {
    if (signal?.aborted) return;
    try {
      await storage.remove(storageKey);
      await db.update(files).set({ size: 0 }).where(eq(files.id, id));
    } catch (error) {
      // One that cannot be removed does not hold up the others.
      failures.push(error);
    }
  }
  // Where something uses a file, its row says when it was deleted.
  const isUnused = notExists(db.select({ id: fileUses.id }).from(fileUses).where(eq(fileUses.fileId, files.id)));
  await db.delete(files).where(and(isMarked, eq(files.size, 0), isUnused));
  if (failures.length > 0)
    throw new AggregateError(failures, `The contents of ${failures.length} files could not be removed.`);
}
