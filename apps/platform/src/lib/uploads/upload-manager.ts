import { ApiError, NetworkError } from '@rubrica/api-client';
import type { FileKind, StoredFile } from '@rubrica/api-client/contract';
import { pieceBytes, type SendOptions } from './send-options.ts';
import { createTransferSpeed } from './transfer-speed.ts';
import { keyOfFile } from './unfinished-uploads.ts';

/** What happens to a file: it waits for others, is sent, waits for a person or for a connection, is checked, and is there or not. */
export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'offline' | 'checking' | 'failed' | 'done';

/** A file on its way, as a page shows it. */
export interface UploadItem {
  id: string;
  name: string;
  sizeBytes: number;
  phase: UploadPhase;
  sentBytes: number;
  /** At the recent speed; null until it is known. */
  remainingMs: number | null;
  /** Whether what has arrived is kept while it is paused; a small file is sent at once. */
  canPause: boolean;
  /** Why it failed, or why it waits for a connection. */
  error: unknown;
  stored: StoredFile | null;
}

/** Files on their way, several at once. */
export interface UploadManager {
  subscribe: (listener: () => void) => () => void;
  items: () => readonly UploadItem[];
  /** Sends files. @returns the id of each */
  add: (files: readonly File[], more?: { durationMs?: number }) => string[];
  /** Stops sending a file; what has arrived stays on the server for a day. */
  pause: (id: string) => void;
  /** Goes on with a paused file, or tries a failed one again. */
  resume: (id: string) => void;
  /** Stops sending a file and removes what has arrived of it; takes a stored one from the list. */
  cancel: (id: string) => void;
  /** Calls this with each file that is stored from now on. @returns ends it */
  onStored: (listener: (file: StoredFile, item: UploadItem) => void) => () => void;
  /** Pauses everything, as the page is left. */
  pauseAll: () => void;
}

interface UploadManagerOptions {
  kind: FileKind;
  /** Sends a file, or goes on with it: see `sendFile`. */
  send: (file: File, options: SendOptions) => Promise<StoredFile>;
  /** Removes what has arrived of a file: see `discardFile`. */
  discard: (file: File, key: string) => Promise<void>;
}

/** More would share the same connection, and finish none sooner. */
const maxAtOnce = 2;
/** After a lost connection; the last one repeats. */
const retryDelaysMs = [1000, 2000, 5000, 10_000, 30_000];

interface Task {
  file: File;
  key: string;
  durationMs: number | undefined;
  speed: ReturnType<typeof createTransferSpeed>;
  controller: AbortController | null;
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
}

/** Creates a list of files that are sent to the server. */
export function createUploadManager({ kind, send, discard }: UploadManagerOptions): UploadManager {
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(file: StoredFile, item: UploadItem) => void>();
  const tasks = new Map<string, Task>();
  let items: readonly UploadItem[] = [];

  const change = (id: string, values: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...values } : item));
    for (const listener of listeners) listener();
  };
  const itemOf = (id: string) => items.find((item) => item.id === id);

  const startNext = () => {
    for (const { id } of items.filter(({ phase }) => phase === 'waiting')) {
      if (items.filter(isActive).length >= maxAtOnce) return;
      void run(id);
    }
  };

  const run = async (id: string): Promise<void> => {
    const task = tasks.get(id);
    if (!task) return;
    const { file, key, durationMs, speed } = task;
    const controller = new AbortController();
    task.controller = controller;
    speed.reset();
    change(id, { phase: 'sending', error: null, remainingMs: null });
    try {
      const stored = await send(file, {
        kind,
        key,
        durationMs,
        signal: controller.signal,
        onProgress: (sentBytes) => {
          if (controller.signal.aborted) return;
          task.failures = 0;
          speed.note(sentBytes, performance.now());
          change(id, { sentBytes, remainingMs: speed.remainingMs(file.size - sentBytes) });
        },
        onArrived: () => change(id, { phase: 'checking', sentBytes: file.size, remainingMs: null }),
      });
      change(id, { phase: 'done', sentBytes: file.size, remainingMs: null, stored });
      const item = itemOf(id);
      if (item) for (const listener of storedListeners) listener(stored, item);
    } catch (error) {
      // Who stopped it has said what it is now.
      if (!controller.signal.aborted) fail(id, task, error);
    }
    startNext();
  };

  const fail = (id: string, task: Task, error: unknown) => {
    if (!isTemporary(error)) {
      change(id, { phase: 'failed', error, remainingMs: null });
      return;
    }
    change(id, { phase: 'offline', error, remainingMs: null });
    const delayMs = retryAfterMs(error) ?? retryDelaysMs[Math.min(task.failures, retryDelaysMs.length - 1)];
    task.failures += 1;
    task.retry = setTimeout(() => resume(id), delayMs);
  };

  const stop = (id: string) => {
    const task = tasks.get(id);
    clearTimeout(task?.retry);
    task?.controller?.abort();
  };

  const pause = (id: string) => {
    const phase = itemOf(id)?.phase;
    if (phase !== 'waiting' && phase !== 'sending' && phase !== 'offline') return;
    stop(id);
    change(id, { phase: 'paused', remainingMs: null });
    startNext();
  };

  const resume = (id: string) => {
    const phase = itemOf(id)?.phase;
    if (phase !== 'paused' && phase !== 'offline' && phase !== 'failed') return;
    clearTimeout(tasks.get(id)?.retry);
    change(id, { phase: 'waiting', error: null });
    startNext();
  };

  const resumeOffline = () => {
    for (const { id, phase } of items) if (phase === 'offline') resume(id);
  };

  return {
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('online', resumeOffline);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('online', resumeOffline);
      };
    },
    items: () => items,
    add: (files, { durationMs } = {}) => {
      const added = files.map((file): UploadItem => {
        const id = crypto.randomUUID();
        const speed = createTransferSpeed();
        const key = file.size > pieceBytes ? keyOfFile(file, kind) : id;
        tasks.set(id, { file, key, durationMs, speed, controller: null, failures: 0, retry: undefined });
        const { name, size: sizeBytes } = file;
        const canPause = sizeBytes > pieceBytes;
        const begin = { phase: 'waiting', sentBytes: 0, remainingMs: null, error: null, stored: null } as const;
        return { id, name, sizeBytes, canPause, ...begin };
      });
      items = [...items, ...added];
      startNext();
      return added.map(({ id }) => id);
    },
    pause,
    resume,
    cancel: (id) => {
      const task = tasks.get(id);
      const isStored = itemOf(id)?.phase === 'done';
      stop(id);
      tasks.delete(id);
      items = items.filter((item) => item.id !== id);
      for (const listener of listeners) listener();
      if (task && !isStored) void discard(task.file, task.key);
      startNext();
    },
    onStored: (listener) => {
      storedListeners.add(listener);
      return () => void storedListeners.delete(listener);
    },
    pauseAll: () => {
      for (const { id } of items) pause(id);
    },
  };
}

function isActive({ phase }: UploadItem): boolean {
  return phase === 'sending' || phase === 'checking';
}

/**
 * Whether the same request may succeed later: no reply came, or the server is busy or being started again. What a proxy says may end,
 * but for a size that it does not let through.
 */
function isTemporary(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  const { status, isForeign } = error;
  return isForeign ? status !== 413 : [409, 429].includes(status) || (status >= 500 && status !== 507);
}

function retryAfterMs(error: unknown): number | undefined {
  return error instanceof ApiError && error.retryAfter !== undefined ? error.retryAfter * 1000 : undefined;
}
