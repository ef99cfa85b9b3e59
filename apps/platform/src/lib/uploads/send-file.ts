import type { StoredFile } from '@rubrica/api-client/contract';
import { api } from '../api.ts';
import { pieceBytes, type SendOptions } from './send-options.ts';

/**
 * Sends a file of any size and returns it as it is stored. Called again with the same file, after a lost connection, a pause or a
 * reload, it goes on where a large one stopped. The server has compared its checksum: what it returns is this file. A small file that
 * is sent by plain HTTP, from a page of a version that the server has no longer, goes without one.
 *
 * @throws {ApiError} {NetworkError} and the signal's reason
 */
export async function sendFile(file: File, options: SendOptions): Promise<StoredFile> {
  if (file.size > pieceBytes) {
    const { sendInPieces } = await import('./send-in-pieces.ts');
    return sendInPieces(file, options);
  }
  const { kind, key, durationMs, signal, onProgress } = options;
  return api.uploadFile({
    body: { file, kind, key, durationMs, sha256: await digestOfWhole(file) },
    signal,
    onProgress: ({ sent, total }) => onProgress(total > 0 ? (sent / total) * file.size : 0),
  });
}

/**
 * By the browser, and not as large files are: a page that a new version replaces meanwhile could not load that any more. On plain HTTP,
 * where browsers compute none, it is loaded, or left out.
 */
async function digestOfWhole(file: File): Promise<string | undefined> {
  if (!isSecureContext) {
    return import('./digest-of.ts').then(
      ({ digestOf }) => digestOf(file),
      () => undefined,
    );
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Removes what has arrived of a file that is not to be sent after all. Does nothing if the server cannot be reached: it expires. */
export async function discardFile(file: File, key: string): Promise<void> {
  if (file.size <= pieceBytes) return;
  const { discardPieces } = await import('./send-in-pieces.ts');
  await discardPieces(key);
}
