import { useEffect, useRef, useState } from 'react';
import type { FileItem } from '@rubrica/ui';
import { freshId } from '../schema/fresh-id.ts';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';

interface Upload {
  file: File;
  item: FileItem;
  ended: AbortController;
}

export interface Uploads {
  /** Those on their way, and those that did not arrive. */
  items: FileItem[];
  send: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/** Sends files to the host's store, each by itself: a failure keeps the others going and can be tried again. */
export function useUploads(onStored: (file: FileRef) => void, failed: string): Uploads {
  const { media } = useKit();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ onStored, uploads });
  useEffect(() => {
    latest.current = { onStored, uploads };
  });
  useEffect(
    () => () => {
      for (const { ended } of latest.current.uploads) ended.abort();
    },
    [],
  );

  const drop = (id: string) => setUploads((all) => all.filter(({ item }) => item.id !== id));
  const start = ({ file, item: { id }, ended }: Upload) => {
    const show = (state: Partial<FileItem>) =>
      setUploads((all) =>
        all.map((one) =>
          one.item.id === id ? { ...one, item: { id, name: file.name, sizeBytes: file.size, ...state } } : one,
        ),
      );
    const run = async () => {
      const stored = await media.upload?.(file, {
        // The same for every try: a store that has it already does not keep it twice.
        key: id,
        onProgress: (progress) => show({ progress }),
        signal: ended.signal,
      });
      if (ended.signal.aborted || !stored) return;
      drop(id);
      latest.current.onStored(stored);
    };
    run().catch(() => !ended.signal.aborted && show({ error: failed }));
  };

  return {
    items: uploads.map(({ item }) => item),
    send: (files) => {
      const added = files.map((file) => ({
        file,
        item: { id: freshId(), name: file.name, sizeBytes: file.size, progress: 0 },
        ended: new AbortController(),
      }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) start(upload);
    },
    retry: (id) => {
      const found = uploads.find(({ item }) => item.id === id);
      if (!found) return;
      const again: Upload = { ...found, item: { id, name: found.file.name, sizeBytes: found.file.size, progress: 0 } };
      setUploads((all) => all.map((one) => (one.item.id === id ? again : one)));
      start(again);
    },
    remove: (id) => {
      uploads.find(({ item }) => item.id === id)?.ended.abort();
      drop(id);
    },
  };
}
