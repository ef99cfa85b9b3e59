import type { StoredFile } from '@rubrica/api-client/contract';
import type { files } from '../../db/schema/files.ts';

/** Returns a stored file as the contract describes it, without its storage key. */
export function toStoredFile(row: typeof files.$inferSelect): StoredFile {
  const { id, name, mime, size, durationMs } = row;
  return {
    _id: id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    owner: row.ownerId,
    sha256: row.sha256,
    ref: { id, name, mime, size, ...(durationMs === null ? {} : { durationMs }) },
  };
}
