import type { FileRef } from '../schema/fields.ts';
import type { MediaStore } from '../media/media-store.ts';
import { uploadQueueFor } from './page-upload-queue.ts';
import type { Recording } from './recording.ts';
import {
  discardRecording,
  isInProgress,
  keepRecording,
  onRecordingsChange,
  listRecordings,
} from './recording-store.ts';
import type { RecordingId, TaskTakenId } from '../schema/ids.ts';

/** A recording that is on this device and not yet in its answer. */
export interface PendingRecording {
  recordingId: RecordingId;
  /**
   * `recording`: in progress. `interrupted`: not completed, and not yet kept or replaced. `waiting`: waits for upload.
   * `arrived`: the host has it, and the answer receives it as soon as its recorder is mounted.
   */
  state: 'recording' | 'interrupted' | 'waiting' | 'arrived';
  durationMs: number;
  /** In bytes. */
  size: number;
  /** Epoch milliseconds. */
  startedAt: number;
}

const stateOf = (recording: Recording, isRecording: boolean): PendingRecording['state'] => {
  if (recording.state === 'recording') return isRecording ? 'recording' : 'interrupted';
  return recording.state === 'kept' ? 'waiting' : 'arrived';
};

/** Returns the recordings of an attempt that are on this device and not yet in an answer, oldest first. */
export async function pendingRecordings(attempt: TaskTakenId): Promise<PendingRecording[]> {
  const all = await listRecordings(attempt);
  return Promise.all(
    all.map(async (recording) => ({
      recordingId: recording.recordingId,
      state: stateOf(recording, await isInProgress(recording)),
      durationMs: recording.durationMs,
      size: recording.size,
      startedAt: recording.startedAt,
    })),
  );
}

/** Calls `onChange` now and after every change. With a store, waiting recordings are also uploaded. */
export function watchPending(
  attempt: TaskTakenId,
  media: MediaStore | undefined,
  onChange: (pending: PendingRecording[]) => void,
): () => void {
  let isActive = true;
  let latestRequest = 0;
  const refresh = async () => {
    const request = ++latestRequest;
    const pending = await pendingRecordings(attempt);
    if (isActive && request === latestRequest) onChange(pending);
  };
  if (media) uploadQueueFor(media, attempt).wake();
  const unsubscribe = onRecordingsChange(() => void refresh());
  void refresh();
  return () => {
    isActive = false;
    unsubscribe();
  };
}

/** Puts a stored recording into its answer. */
export type DeliverRecording = (recordingId: RecordingId, file: FileRef) => void | Promise<void>;

/** Uploads what is left, interrupted recordings included, and delivers stored files. */
export async function flush(
  attempt: TaskTakenId,
  media: MediaStore,
  deliver: DeliverRecording | undefined,
  signal: AbortSignal | undefined,
): Promise<PendingRecording[]> {
  await keepInterrupted(attempt);
  await orAborted(uploadQueueFor(media, attempt).tryNow(), signal);
  if (deliver) {
    for (const { id, recordingId, file } of await listRecordings(attempt)) {
      if (!file) continue;
      // oxlint-disable-next-line no-await-in-loop -- the newest must come last
      await deliver(recordingId, file);
      // oxlint-disable-next-line no-await-in-loop -- removed only when the answer has it
      await discardRecording(id);
    }
  }
  return pendingRecordings(attempt);
}

/** At the end of an attempt, interrupted recordings count. */
async function keepInterrupted(attempt: TaskTakenId) {
  for (const recording of await listRecordings(attempt)) {
    if (recording.state !== 'recording' || recording.size === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- a later recording replaces an earlier one with the same key
    if (!(await isInProgress(recording))) await keepRecording(recording);
  }
}

function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return Promise.race([work, aborted]);
}
