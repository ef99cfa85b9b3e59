import { fileTypeFromBuffer } from 'file-type';
import { TooLargeError, UnsupportedMediaError } from '../errors/errors.ts';
import { type AcceptedType, findAcceptedType, maxSizeBytes, typeNames } from '../files/accepted-types.ts';
import type { StoredUpload } from './find-upload.ts';

/** How many bytes tell the type of a file. */
export const headBytes = 4100;

/**
 * Returns the type of an upload by its first bytes.
 *
 * @throws {UnsupportedMediaError} for a type that is not accepted, or not for this, {TooLargeError} if it is too large for its type
 */
export async function typeOf(
  { declaredType, kind, sizeBytes }: Pick<StoredUpload, 'declaredType' | 'kind' | 'sizeBytes'>,
  head: Uint8Array,
): Promise<AcceptedType> {
  const detected = await fileTypeFromBuffer(head);
  const type = findAcceptedType(detected?.mime, declaredType);
  if (!type || (kind && type.kind !== kind)) {
    const found = detected?.ext.toUpperCase() ?? '';
    throw new UnsupportedMediaError('file', { found, sent: declaredType, accepted: typeNames(kind ?? undefined) });
  }
  const limit = maxSizeBytes[type.kind];
  if (sizeBytes > limit) throw new TooLargeError(limit);
  return type;
}
