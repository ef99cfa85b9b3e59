import type { FileItem } from '@rubrica/ui';
import { useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FileRef } from '../schema/fields.ts';
import type { RecordingId } from '../schema/ids.ts';
import { useKit } from '../views/kit-context.ts';
import { MarkerFilesContext } from './marker-files-context.ts';
import { createUploads } from './uploads.ts';

interface UploadsOfPlace {
  /** Uploads in progress and failed uploads. */
  items: FileItem[];
  send: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/**
 * The uploads of a place. Where the host keeps them, they go on without this view, and the host puts the files into the marks; else they
 * end with the view.
 */
export function useUploads(place: RecordingId, onStored: (file: FileRef) => void, failed: string): UploadsOfPlace {
  const { media } = useKit();
  const latest = useRef({ onStored, media });
  useEffect(() => {
    latest.current = { onStored, media };
  });
  // oxlint-disable-next-line react/refs -- read once a file is sent, never while rendering
  const [own] = useState(() => createUploads({ media: () => latest.current.media, onStored: () => undefined }));
  useEffect(() => {
    const { abort } = own;
    return abort;
  }, [own]);

  const { list, subscribe, send, retry, remove, showPlace } = useContext(MarkerFilesContext)?.uploads ?? own;
  useEffect(() => {
    const hide = showPlace(place, (file) => latest.current.onStored(file));
    return hide;
  }, [place, showPlace]);
  const all = useSyncExternalStore(subscribe, list, list);
  const items = useMemo(
    () =>
      all
        .filter((upload) => upload.place === place)
        .map(({ id, file: { name, size: sizeBytes }, progress, failure }) =>
          failure ? { id, name, sizeBytes, error: failure.reason ?? failed } : { id, name, sizeBytes, progress },
        ),
    [all, failed, place],
  );
  return { items, send: (files) => send(place, files), retry, remove };
}
