import { refusalReasonOf } from '../media/refusal-reason.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { FileRef } from '../schema/fields.ts';
import { freshId } from '../schema/fresh-id.ts';
import type { RecordingId } from '../schema/ids.ts';

/** A file that is on its way to the host's store, or has not arrived. */
export interface Upload {
  id: string;
  /** The place that it was chosen for: see `commentPlace`. */
  place: RecordingId;
  file: File;
  /** From 0 to 1. */
  progress: number;
  /** That it did not arrive, and why, where the store says so. */
  failure?: { reason: string | undefined } | undefined;
  abortController: AbortController;
}

/** Files that are not in the marks yet. */
export interface Uploads {
  /** The same list until something changes. */
  list: () => readonly Upload[];
  /** Calls a listener after every change. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  send: (place: RecordingId, files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Tries again those that failed without a reason: the connection was lost. */
  retryLost: () => void;
  remove: (id: string) => void;
  /** Has a view that is shown put the files of its place into the marks, in place of `onStored`. Returns the function that ends it. */
  showPlace: (place: RecordingId, onStored: (file: FileRef) => void) => () => void;
  /** Ends all. */
  abort: () => void;
}

interface UploadsOptions {
  media: () => MediaStore;
  /** Puts a stored file into the marks where its place is not shown. If it fails, the file has not arrived. */
  onStored: (place: RecordingId, file: FileRef) => void | Promise<void>;
}

/** Uploads files to the host's store independently: a failed upload does not stop the others and can be retried. */
export function createUploads({ media, onStored }: UploadsOptions): Uploads {
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  const shown = new Map<RecordingId, (file: FileRef) => void>();
  const set = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, values: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  const forget = (id: string) => set(uploads.filter((upload) => upload.id !== id));

  const start = async ({ id, place, file, abortController: { signal } }: Upload) => {
    change(id, { progress: 0, failure: undefined });
    try {
      // The same key for every try, so that the store does not save the file twice.
      const stored = await media().upload?.(file, {
        key: id,
        onProgress: (progress) => change(id, { progress }),
        signal,
      });
      if (signal.aborted || !stored) return;
      const show = shown.get(place);
      if (show) show(stored);
      else await onStored(place, stored);
      forget(id);
    } catch (error) {
      if (!signal.aborted) change(id, { failure: { reason: refusalReasonOf(error) } });
    }
  };

  return {
    list: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (place, files) => {
      const added = files.map((file): Upload => ({
        id: freshId(),
        place,
        file,
        progress: 0,
        abortController: new AbortController(),
      }));
      set([...uploads, ...added]);
      for (const upload of added) void start(upload);
    },
    retry: (id) => {
      const found = uploads.find((upload) => upload.id === id);
      if (found?.failure) void start(found);
    },
    retryLost: () => {
      for (const upload of uploads) if (upload.failure && upload.failure.reason === undefined) void start(upload);
    },
    remove: (id) => {
      uploads.find((upload) => upload.id === id)?.abortController.abort();
      forget(id);
    },
    showPlace: (place, show) => {
      shown.set(place, show);
      return () => void (shown.get(place) === show && shown.delete(place));
    },
    abort: () => {
      for (const { abortController } of uploads) abortController.abort();
      set([]);
    },
  };
}
