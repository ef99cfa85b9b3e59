import type { FileRef } from '@rubrica/question-kit';
import type { MediaStore, StoreOptions } from '@rubrica/question-kit/react';
import { api } from '../api.ts';

const signedUrls = new Map<string, { url: string; until: number }>();

/** A signed address, asked for again shortly before it ends. */
async function signedUrlOf({ id }: FileRef): Promise<string> {
  const known = signedUrls.get(id);
  if (known && known.until > Date.now()) return known.url;
  const { url, expiresAt } = await api.getFile({ params: { id } });
  signedUrls.set(id, { url, until: new Date(expiresAt).getTime() - 30_000 });
  return url;
}

async function upload(file: File, { key, durationMs, onProgress, signal }: StoreOptions): Promise<FileRef> {
  const stored = await api.uploadFile({
    body: { file, key, durationMs },
    ...(signal ? { signal } : {}),
    onProgress: ({ sent, total }) => onProgress(total > 0 ? sent / total : 0),
  });
  return stored.ref;
}

/** Files by the server's signed links. */
export const platformMedia: MediaStore = { url: signedUrlOf, upload };
