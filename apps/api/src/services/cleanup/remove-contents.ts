import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';

/** Removes the content of files that were marked as deleted: by this run, and by one that was interrupted. */
export async function removeContents(
  { db, files: { storage } }: Pick<AppContext, 'db' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  const deleted = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(isNotNull(files.deletedAt), gt(files.size, 0)));
  for (const { id, storageKey } of deleted) {
    if (signal.aborted) return;
    await storage.remove(storageKey);
    await db.update(files).set({ size: 0 }).where(eq(files.id, id));
  }
}
