import { refusalReasonOf } from '../media/refusal-reason.ts';
import type { FileRef } from '../schema/fields.ts';
import type { Recording } from './recording.ts';
import type { LocalRecordingId } from '../schema/ids.ts';

/** Upload progress of one recording. `failures`: consecutive failed tries. */
export interface UploadProgress {
  state: 'waiting' | 'sending' | 'failed';
  /** Uploaded share, from 0 to 1. */
  share: number;
  failures: number;
  /** Why the store refused the last try, in its words. */
  reason?: string | undefined;
}

/** The dependencies of the queue; `page-upload-queue.ts` has the real ones. */
export interface UploadQueueOptions {
  /** Returns the recordings that wait for upload, oldest first. */
  listWaiting: () => Promise<Recording[]>;
  /** Returns the current state of a recording, whichever tab changed it. */
  read: (id: LocalRecordingId) => Promise<Recording | undefined>;
  upload: (
    recording: Recording,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<FileRef>;
  /** Called when the host has stored the file. */
  confirm: (recording: Recording, file: FileRef) => Promise<void>;
  /** Runs `work` in one tab at a time. */
  withLock: (id: LocalRecordingId, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  retryDelayMs: (failures: number) => number;
  /** An upload without progress for this long is restarted. */
  stallTimeoutMs: number;
}

/** Uploads recordings one after the other, and retries each until the host has it. */
export interface UploadQueue {
  /** Looks for waiting recordings. Call it after any change. */
  wake: () => void;
  /** Tries all waiting recordings now. Resolves when each was tried once. */
  tryNow: () => Promise<void>;
  /** Returns undefined for an unknown recording. The object is the same until something changes. */
  progressOf: (id: LocalRecordingId) => UploadProgress | undefined;
  subscribe: (listener: () => void) => () => void;
}

const waiting: UploadProgress = { state: 'waiting', share: 0, failures: 0 };

export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const progressById = new Map<LocalRecordingId, UploadProgress>();
  /** By the page's own clock: the device's may be set meanwhile. */
  const retryAt = new Map<LocalRecordingId, number>();
  const listeners = new Set<() => void>();
  let current: { id: LocalRecordingId; controller: AbortController } | null = null;
  let currentRun: Promise<void> | null = null;
  let shouldRunAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (id: LocalRecordingId, sending: UploadProgress | undefined) => {
    if (sending) progressById.set(id, sending);
    else progressById.delete(id);
    listeners.forEach((listener) => listener());
  };

  async function uploadRecording(recording: Recording) {
    const { id } = recording;
    const { failures, reason } = progressById.get(id) ?? waiting;
    const controller = new AbortController();
    current = { id, controller };
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    const restartStallTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(
        () => controller.abort(new DOMException('The upload made no progress.', 'TimeoutError')),
        options.stallTimeoutMs,
      );
    };
    try {
      await options.withLock(id, controller.signal, async () => {
        const fresh = await options.read(id);
        // Another tab has uploaded it, or it was replaced.
        if (fresh?.state !== 'kept') return;
        set(id, { state: 'sending', share: 0, failures, reason });
        restartStallTimer();
        const onProgress = (share: number) => {
          restartStallTimer();
          if (current?.controller === controller)
            set(id, { state: 'sending', share: Math.min(1, Math.max(0, share)), failures, reason });
        };
        const file = await orAborted(
          options.upload(fresh, { onProgress, signal: controller.signal }),
          controller.signal,
        );
        await options.confirm(fresh, file);
      });
      retryAt.delete(id);
      set(id, undefined);
    } catch (error) {
      retryAt.set(id, performance.now() + options.retryDelayMs(failures + 1));
      set(id, { state: 'failed', share: 0, failures: failures + 1, reason: refusalReasonOf(error) });
    } finally {
      clearTimeout(stallTimer);
      current = null;
    }
  }

  async function run() {
    do {
      shouldRunAgain = false;
      // oxlint-disable-next-line no-await-in-loop -- runs are sequential
      const all = await options.listWaiting();
      forgetMissing(all);
      for (const recording of all) {
        if (!progressById.has(recording.id)) set(recording.id, waiting);
        // oxlint-disable-next-line no-await-in-loop -- one upload at a time
        if ((retryAt.get(recording.id) ?? 0) <= performance.now()) await uploadRecording(recording);
      }
    } while (shouldRunAgain);
  }

  /** Drops recordings that are no longer on the device. */
  function forgetMissing(all: readonly Recording[]) {
    const presentIds = new Set(all.map(({ id }) => id));
    for (const id of progressById.keys()) {
      if (presentIds.has(id)) continue;
      retryAt.delete(id);
      set(id, undefined);
    }
  }

  /** Aborts the upload of a recording that was replaced meanwhile. */
  async function abortReplaced() {
    const sending = current;
    if (sending && (await options.read(sending.id))?.state !== 'kept') sending.controller.abort();
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    if (currentRun) {
      shouldRunAgain = true;
      void abortReplaced();
      return currentRun;
    }
    currentRun = run()
      .catch(() => undefined)
      .finally(() => {
        currentRun = null;
        const next = Math.min(...retryAt.values());
        if (Number.isFinite(next)) timer = setTimeout(() => void start(), Math.max(0, next - performance.now()));
      });
    return currentRun;
  }

  return {
    wake: () => void start(),
    tryNow: () => {
      retryAt.clear();
      return start();
    },
    progressOf: (id) => progressById.get(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rejects on abort, so that a store that ignores the signal does not block the queue. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject);
  });
}

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/** Returns the delay after a number of consecutive failures: exponential backoff up to a minute, with jitter. */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.75 + random() / 4));
}
