import type { FileKind } from '@rubrica/api-client/contract';
import { findAcceptedType, maxSizeBytes } from '../files/accepted-types.ts';

/** What messages may carry. */
export const chatFileKinds = ['image', 'audio', 'pdf'] as const satisfies readonly FileKind[];

/** Types by which a sender says nothing of what a file is. */
const saysNothing = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Returns the maximum size of a file that is declared to be of this type, in bytes; null if messages carry no such files. What a file is
 * shows when its content is there: a declared type only saves fetching it.
 */
export function maxChatFileBytes(declared: string): number | null {
  const plain = declared.replace(/;.*$/su, '').trim().toLowerCase();
  if (saysNothing.has(plain)) return Math.max(...chatFileKinds.map((kind) => maxSizeBytes[kind]));
  const type = findAcceptedType(plain, plain);
  return type !== null && chatFileKinds.some((kind) => kind === type.kind) ? maxSizeBytes[type.kind] : null;
}
