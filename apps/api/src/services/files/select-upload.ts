import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';

/** Returns what an owner has stored under the key of an upload. */
export async function selectUpload(db: Database, owner: UserId | null, key: string | null) {
  if (key === null || owner === null) return undefined;
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, owner), eq(files.uploadKey, key)));
  return row;
}
