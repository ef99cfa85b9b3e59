import type { FileKind, StoredFile } from '@rubrica/api-client/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { discardFile, sendFile } from './send-file.ts';
import { forgetUpload, readUnfinished, type UnfinishedUpload } from './unfinished-uploads.ts';
import { createUploadManager, type UploadItem, type UploadManager } from './upload-manager.ts';

/** Files that a page sends to the server, and what a person can do with them. */
export interface UploadState extends Pick<UploadManager, 'add' | 'pause' | 'resume' | 'cancel'> {
  items: readonly UploadItem[];
  /** Whether a file is on its way: the page should not be left. */
  isBusy: boolean;
  /** Uploads of this kind that an earlier page left unfinished; choosing the same file again goes on with them. */
  unfinished: readonly UnfinishedUpload[];
  /** Removes an unfinished upload. */
  forget: (upload: UnfinishedUpload) => void;
}

interface UploadOptions {
  /** What the files are for; the server refuses those of another kind. The same for as long as the page is there. */
  kind: FileKind;
  /** Called with each file that is stored. */
  onStored?: (file: StoredFile, item: UploadItem) => void;
}

const busyPhases: ReadonlySet<string> = new Set(['waiting', 'sending', 'checking', 'offline']);

/**
 * Sends files of one kind to the server, large ones in pieces: they can be paused, go on by themselves after a lost connection, and
 * after a reload when the same file is chosen again. Leaving the page pauses them; the browser asks before it closes it.
 */
export function useUpload({ kind, onStored }: UploadOptions): UploadState {
  const [manager] = useState(() => createUploadManager({ kind, send: sendFile, discard: discardFile }));
  useEffect(() => {
    if (!onStored) return undefined;
    return manager.onStored(onStored);
  }, [manager, onStored]);
  const items = useSyncExternalStore(manager.subscribe, manager.items);
  const [left, setLeft] = useState(() => readUnfinished().filter((upload) => upload.kind === kind));
  useEffect(() => () => manager.pauseAll(), [manager]);

  const isBusy = items.some(({ phase }) => busyPhases.has(phase));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  const isChosenAgain = ({ name, sizeBytes }: UnfinishedUpload) =>
    items.some((item) => item.name === name && item.sizeBytes === sizeBytes);
  const { add, pause, resume, cancel } = manager;
  return {
    items,
    isBusy,
    unfinished: left.filter((upload) => !isChosenAgain(upload)),
    forget: (upload) => {
      forgetUpload(upload.key);
      setLeft((uploads) => uploads.filter(({ key }) => key !== upload.key));
      void import('./send-in-pieces.ts').then(({ discardUpload }) => discardUpload(upload.url));
    },
    add,
    pause,
    resume,
    cancel,
  };
}
