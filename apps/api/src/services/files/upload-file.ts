import type { Service } from '../service.ts';
import { storeFile } from './store-file.ts';
import { toStoredFile } from './to-stored-file.ts';

/**
 * Stores a file of the caller. A repeated upload with the same key returns the stored file.
 *
 * @throws {UnsupportedMediaError} {TooLargeError} {QuotaError} {ValidationError} if it did not arrive as its sender names it
 */
export const uploadFile: Service<'uploadFile'> = async (context, { body }) => {
  const { file, kind, key = null, durationMs = null, sha256 } = body;
  const kinds = kind && [kind];
  return toStoredFile(await storeFile(context, { file, owner: context.caller.id, kinds, key, durationMs, sha256 }));
};
