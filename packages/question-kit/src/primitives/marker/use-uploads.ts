import { useEffect, useRef, useState } from 'react';
import type { FileItem } from '@rubrica/ui';
import { refusalReasonOf } from '../media/refusal-reason.ts';
import { freshId } from '../schema/fresh-id.ts';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

interface Upload {
  file: File;
  item: FileItem;
  abortController: AbortController;
}

export interface Uploads {
  /** Uploads in progress and failed uploads. */
  items: FileItem[];
  send: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/** Uploads files to the host's store independently: a failed upload does not stop the others and can be retried. */
export function useUploads(onStored: (file: FileRef) => void, failed: string): Uploads {
  const { media } = useKit();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ onStored, uploads });
  useEffect(() => {
    latest.current = { onStored, uploads };
  });
  useEffect(
    () => () => {
      for (const { abortController } of latest.current.uploads) abortController.abort();
    },
    [],
  );

  const removeUpload = (id: string) => setUploads((all) => all.filter(({ item }) => item.id !== id));
  const start = ({ file, item: { id }, abortController }: Upload) => {
    const updateItem = (state: Partial<FileItem>) =>
      setUploads((all) =>
        all.map((upload) =>
          upload.item.id === id ? { ...upload, item: { id, name: file.name, sizeBytes: file.size, ...state } } : upload,
        ),
      );
    const run = async () => {
      const stored = await media.upload?.(file, {
        // The same key for every try, so that the store does not save the file twice.
        key: id,
        onProgress: (progress) => updateItem({ progress }),
        signal: abortController.signal,
      });
      if (abortController.signal.aborted || !stored) return;
      removeUpload(id);
      latest.current.onStored(stored);
    };
    run().catch(
      (error: unknown) => !abortController.signal.aborted && updateItem({ error: refusalReasonOf(error) ?? failed }),
    );
  };

  return {
    items: uploads.map(({ item }) => item),
    send: (files) => {
      const added = files.map((file) => ({
        file,
        item: { id: freshId(), name: file.name, sizeBytes: file.size, progress: 0 },
        abortController: new AbortController(),
      }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) start(upload);
    },
    retry: (id) => {
      const found = uploads.find(({ item }) => item.id === id);
      if (!found) return;
      const retried: Upload = {
        ...found,
        item: { id, name: found.file.name, sizeBytes: found.file.size, progress: 0 },
      };
      setUploads((all) => all.map((upload) => (upload.item.id === id ? retried : upload)));
      start(retried);
    },
    remove: (id) => {
      uploads.find(({ item }) => item.id === id)?.abortController.abort();
      removeUpload(id);
    },
  };
}
