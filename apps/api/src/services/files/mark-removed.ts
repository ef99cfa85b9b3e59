import type { FileId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, unfinishedUploads } from '../../db/schema/files.ts';

/**
 * Marks files that nothing uses as deleted: from then on they are nobody's, and what they were called is forgotten. Their rows are what
 * knows of their contents until these are removed, which may fail, or be interrupted, and is then tried again (`removeContents`).
 */
export async function markRemoved(tx: Database, ids: FileId[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(unfinishedUploads).where(inArray(unfinishedUploads.fileId, ids));
  await tx
    .update(files)
    .set({ deletedAt: now, uploadKey: null, name: '–', updatedAt: now })
    .where(inArray(files.id, ids));
}
