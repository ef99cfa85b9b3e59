import type { StoredFile } from '@rubrica/api-client/contract';
import type { files } from '../../db/schema/files.ts';

/** Returns a stored file as the contract describes it, without its storage key. */
export function toStoredFile(row: typeof files.$inferSelect): StoredFile {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    owner: row.ownerId,
    sha256: row.sha256,
    ref: toFileRef(row),
  };
}

/** Returns a stored file as questions and videos refer to it. */
export function toFileRef({ id, name, mime, size, durationMs }: typeof files.$inferSelect): StoredFile['ref'] {
  return { id, name, mime, size, ...(durationMs === null ? {} : { durationMs }) };
}
