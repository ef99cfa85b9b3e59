import type { FileRef } from '@rubrica/question-kit';
import type { MediaStore, StoreOptions } from '@rubrica/question-kit/react';
import { api, isLinkUsed } from '../api.ts';
import { sendFile } from '../uploads/send-file.ts';
import { keptUrls } from './kept-urls.ts';
import { knownPlays } from './known-plays.ts';
import { storeError } from './store-error.ts';

/** The links by the file, and when they arrived, by `Date.now()`. */
const signedUrls = new Map<string, { url: string; arrivedAt: number }>();

/** Returns a file's signed URL. A cached one is replaced shortly before it expires. */
async function signedUrlOf({ id }: FileRef): Promise<string> {
  const known = signedUrls.get(id);
  if (known && isLinkUsed(known.arrivedAt)) return known.url;
  const { url } = await api.getFile({ params: { id } }).catch((error: unknown) => {
    // Deleted, because the school keeps recordings for a limited time: the server says when.
    throw storeError(error, ({ status }) => status === 410);
  });
  signedUrls.set(id, { url, arrivedAt: Date.now() });
  return url;
}

async function upload(file: File, { key, kind, durationMs, onProgress, signal }: StoreOptions): Promise<FileRef> {
  try {
    const stored = await sendFile(file, {
      kind,
      key,
      durationMs,
      signal: signal ?? new AbortController().signal,
      onProgress: (sentBytes) => onProgress(sentBytes / Math.max(1, file.size)),
    });
    return stored.ref;
  } catch (error) {
    throw storeError(error, () => true);
  }
}

/** Loaded by those who may play or record a limited number of times. */
const loadCountedPlays = () => import('./counted-plays.ts');
const loadCountedTakes = () => import('./counted-takes.ts');

/** Stores files and counted plays and takes on the server, and reads files by signed URLs, or from this device where it keeps them. */
export const platformMedia: MediaStore = {
  url: (file) => keptUrls.get(file.id)?.() ?? signedUrlOf(file),
  upload,
  played: (play) => void loadCountedPlays().then(({ reportPlay }) => reportPlay(play)),
  plays: knownPlays,
  took: (take) => void loadCountedTakes().then(({ countedTakes }) => countedTakes.report(take)),
  takes: async (of) => (await loadCountedTakes()).countedTakes.count(of),
};
