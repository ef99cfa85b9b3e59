import type { FileId } from '@rubrica/api-client/contract';
import { api } from '../../../lib/api.ts';

interface UploadOptions {
  durationMs: number;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Sends a video to the server. Returns the stored file's id. */
export async function uploadVideo(file: File, { durationMs, signal, onProgress }: UploadOptions): Promise<FileId> {
  const { _id } = await api.uploadFile({
    body: { file, kind: 'video', durationMs },
    signal,
    onProgress: ({ sent, total }) => onProgress(total > 0 ? sent / total : 0),
  });
  return _id;
}
