import type { UploadId } from '@rubrica/api-client/contract';
import { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { unfinishedUploads } from '../../db/schema/files.ts';

/** An upload as it is stored. */
export type StoredUpload = typeof unfinishedUploads.$inferSelect;

/** Returns an upload; undefined where there is none, or no longer. */
export async function findUpload(db: Database, id: UploadId): Promise<StoredUpload | undefined> {
  const [upload] = await db.select().from(unfinishedUploads).where(eq(unfinishedUploads.id, id));
  return upload;
}

/** Returns an upload as the tus server knows it, without how much of it has arrived. */
export async function findTusUpload(db: Database, id: UploadId): Promise<Upload | undefined> {
  const upload = await findUpload(db, id);
  return upload && new Upload({ id, size: upload.sizeBytes, offset: 0, creation_date: upload.createdAt.toISOString() });
}
