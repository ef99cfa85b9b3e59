import type { FileRef } from '@rubrica/question-kit';
import { QuestionKitProvider, type MediaStore, type StoreOptions } from '@rubrica/question-kit/react';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { useLanguage } from '../i18n.ts';

const addresses = new Map<string, { url: string; until: number }>();

/** A signed address, asked for again shortly before it ends. */
async function addressOf({ id }: FileRef): Promise<string> {
  const known = addresses.get(id);
  if (known && known.until > Date.now()) return known.url;
  const { url, expiresAt } = await api.getFile({ params: { id } });
  addresses.set(id, { url, until: new Date(expiresAt).getTime() - 30_000 });
  return url;
}

async function upload(file: File, { key, durationMs, onProgress, signal }: StoreOptions): Promise<FileRef> {
  const stored = await api.uploadFile({
    body: { file, key, durationMs },
    onProgress: ({ sent, total }) => onProgress(total > 0 ? sent / total : 0),
  });
  return stored.ref;
}

const media: MediaStore = { url: addressOf, upload };

/** The question kit inside the platform: its language, and files by the server's signed links. */
export function PlatformKit({ children }: { children: ReactNode }) {
  return (
    <QuestionKitProvider language={useLanguage()} media={media}>
      {children}
    </QuestionKitProvider>
  );
}
