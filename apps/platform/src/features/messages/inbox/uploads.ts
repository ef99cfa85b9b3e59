import type { ChatThreadId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { isRefusal } from '../../../lib/chat/is-refusal.ts';
import type { DraftMode } from './thread-draft.ts';

/** A file on its way to the server, for a message that is still being written. */
export interface Attachment {
  id: string;
  /** What it was chosen for: it stays with that, whatever is being written once it has arrived. */
  mode: DraftMode;
  name: string;
  /** From 0 to 1. */
  sent: number;
  /** Why it did not arrive; undefined while it is on its way. */
  error?: unknown;
}

/** A file that somebody has chosen, or recorded. */
export interface ChosenFile {
  mode: DraftMode;
  file: File;
  durationMs?: number | undefined;
}

/** Files that the server does not have yet, by thread. */
export interface Uploads {
  subscribe: (listener: () => void) => () => void;
  /** The files of a thread in the order in which they were chosen; the same list until something changes. */
  of: (thread: ChatThreadId) => readonly Attachment[];
  add: (thread: ChatThreadId, chosen: readonly ChosenFile[]) => void;
  /** Sends a file again that did not arrive. */
  retry: (thread: ChatThreadId, id: string) => void;
  remove: (thread: ChatThreadId, id: string) => void;
}

interface SendOptions {
  /** The same for every try. */
  id: string;
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

interface UploadsOptions {
  send: (chosen: ChosenFile, options: SendOptions) => Promise<FileRef>;
  /** Puts a file that the server has into the message that it was chosen for, whether its thread is open or not. */
  onStored: (thread: ChatThreadId, mode: DraftMode, ref: FileRef) => void;
  /** Calls a listener whenever the server may be reached again, until the returned function is called. */
  onBack: (listener: () => void) => () => void;
}

interface Upload extends Attachment {
  chosen: ChosenFile;
  controller: AbortController;
}

const none: readonly Upload[] = [];

/** Whether a file did not arrive, and may when it is sent again. */
const isLost = ({ error }: Upload) => error !== undefined && !isRefusal(error);

/**
 * Sends the files of messages as soon as they are chosen, and goes on while other threads and pages are open. One that a lost
 * connection has stopped is sent again once the server may be reached again; one that the server refuses waits for its reader.
 */
export function createUploads({ send, onStored, onBack }: UploadsOptions): Uploads {
  const byThread = new Map<ChatThreadId, readonly Upload[]>();
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | undefined;

  const of = (thread: ChatThreadId) => byThread.get(thread) ?? none;
  const set = (thread: ChatThreadId, uploads: readonly Upload[]) => {
    byThread.set(thread, uploads);
    if ([...byThread.values()].flat().some(isLost)) stopListening ??= onBack(retryLost);
    else {
      stopListening?.();
      stopListening = undefined;
    }
    for (const listener of listeners) listener();
  };
  const change = (thread: ChatThreadId, id: string, values: Partial<Upload>) =>
    set(
      thread,
      of(thread).map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
    );
  const forget = (thread: ChatThreadId, id: string) =>
    set(
      thread,
      of(thread).filter((upload) => upload.id !== id),
    );

  const run = async (thread: ChatThreadId, { id, mode, chosen }: Upload) => {
    const controller = new AbortController();
    const { signal } = controller;
    change(thread, id, { controller, sent: 0, error: undefined });
    try {
      const { size } = chosen.file;
      const onProgress = (bytes: number) => change(thread, id, { sent: bytes / Math.max(1, size) });
      const ref = await send(chosen, { id, signal, onProgress });
      if (signal.aborted) return;
      onStored(thread, mode, ref);
      forget(thread, id);
    } catch (error) {
      if (!signal.aborted) change(thread, id, { error });
    }
  };
  const retryLost = () => {
    for (const [thread, uploads] of byThread)
      for (const upload of uploads) if (isLost(upload)) void run(thread, upload);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of,
    add: (thread, chosen) => {
      const added = chosen.map((each): Upload => {
        const { mode, file } = each;
        const id = crypto.randomUUID();
        return { id, mode, name: file.name, sent: 0, chosen: each, controller: new AbortController() };
      });
      set(thread, [...of(thread), ...added]);
      for (const upload of added) void run(thread, upload);
    },
    retry: (thread, id) => {
      const upload = of(thread).find((each) => each.id === id);
      if (upload?.error !== undefined) void run(thread, upload);
    },
    remove: (thread, id) => {
      of(thread)
        .find((each) => each.id === id)
        ?.controller.abort();
      forget(thread, id);
    },
  };
}
