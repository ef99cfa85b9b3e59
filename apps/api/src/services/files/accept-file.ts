import type { FileKind } from '@rubrica/api-client/contract';
import { fileTypeFromBuffer, type FileTypeResult } from 'file-type';
import { TooLargeError, UnsupportedMediaError } from '../errors/errors.ts';
import { type AcceptedType, findAcceptedType, maxSizeBytes, typeNames } from './accepted-types.ts';

interface Content {
  /** As detected from the content. */
  detected: FileTypeResult | undefined;
  /** As declared by the sender. */
  declared: string;
  sizeBytes: number;
  /** Of these kinds; of any accepted one when absent. */
  kinds?: readonly FileKind[] | undefined;
}

/**
 * Returns the type under which a file is stored.
 *
 * @throws {UnsupportedMediaError} {TooLargeError} if it is not accepted
 */
export function acceptFile({ detected, declared, sizeBytes, kinds }: Content): AcceptedType {
  const type = findAcceptedType(detected?.mime, declared);
  if (!type || (kinds && !kinds.includes(type.kind))) {
    const found = detected?.ext.toUpperCase() ?? '';
    const accepted = kinds ? kinds.flatMap((kind) => typeNames(kind)) : typeNames();
    throw new UnsupportedMediaError('file', { found, sent: declared, accepted });
  }
  const limit = maxSizeBytes[type.kind];
  if (sizeBytes > limit) throw new TooLargeError(limit);
  return type;
}

/**
 * Returns the type under which bytes would be stored as a file.
 *
 * @throws {UnsupportedMediaError} {TooLargeError} if it is not accepted
 */
export async function acceptBytes(
  bytes: Uint8Array,
  { declared, kinds }: Pick<Content, 'declared' | 'kinds'>,
): Promise<AcceptedType> {
  const detected = await fileTypeFromBuffer(bytes);
  return acceptFile({ detected, declared, sizeBytes: bytes.length, kinds });
}
