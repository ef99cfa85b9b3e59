import { flushSync } from 'react-dom';
import type { FileRef } from '../schema/fields.ts';
import type { MediaStore } from '../media/media-store.ts';
import { handOver, handOverAll, hasRecorder, isHandedOver, startDelivering } from './hand-over.ts';
import { uploadQueueFor } from './page-upload-queue.ts';
import type { Recording } from './recording.ts';
import { isInProgress, keepRecording, onRecordingsChange, listRecordings } from './recording-store.ts';
import type { RecordingId, TaskTakenId } from '../schema/ids.ts';

/** A recording that is on this device and not yet in its answer. */
export interface PendingRecording {
  recordingId: RecordingId;
  /**
   * `recording`: in progress. `interrupted`: not completed, and not yet kept or replaced. `waiting`: waits for upload.
   * `arrived`: the host's store has it, and its answer does not yet.
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
  const left = all.filter((recording) => !isHandedOver(recording));
  return Promise.all(
    left.map(async (recording) => ({
      recordingId: recording.recordingId,
      state: stateOf(recording, await isInProgress(recording)),
      durationMs: recording.durationMs,
      size: recording.size,
      startedAt: recording.startedAt,
    })),
  );
}

/**
 * Puts a stored recording into its answer. The recording then leaves the device, once the promise resolves where one is
 * returned; if it rejects, the recording stays and is handed over again later.
 */
export type DeliverRecording = (recordingId: RecordingId, file: FileRef) => void | Promise<void>;

/** Rendered at once: a recorder of the same question adds its recording to what is rendered, and would lose this one. */
const deliverTo =
  (deliver: DeliverRecording) =>
  (file: FileRef, { recordingId }: Recording) =>
    flushSync(() => deliver(recordingId, file));

/** How long what the host could not take waits, if nothing changes before. */
const redeliverMs = 5_000;

/**
 * Calls `onChange` now and after every change. With a store, waiting recordings are also uploaded; with `deliver`, stored ones
 * without a mounted recorder are put into their answers.
 */
export function watchPending(
  attempt: TaskTakenId,
  media: MediaStore | undefined,
  onChange: (pending: PendingRecording[]) => void,
  deliver: DeliverRecording | undefined,
): () => void {
  const ended = new AbortController();
  let latestRequest = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    const request = ++latestRequest;
    const pending = await pendingRecordings(attempt);
    if (!ended.signal.aborted && request === latestRequest) onChange(pending);
  };
  const deliverArrived = async () => {
    if (!deliver) return;
    clearTimeout(retry);
    const all = await listRecordings(attempt);
    const left = all.filter((recording) => !hasRecorder(recording));
    await handOverAll(left, deliverTo(deliver), ended.signal).catch(() => {
      // Several may have failed at once.
      clearTimeout(retry);
      if (!ended.signal.aborted) retry = setTimeout(() => void deliverArrived(), redeliverMs);
    });
  };
  const update = () => {
    void refresh();
    void deliverArrived();
  };
  const stopDelivering = deliver && startDelivering(attempt);
  if (media) uploadQueueFor(media, attempt).wake();
  const unsubscribe = onRecordingsChange(update);
  update();
  return () => {
    ended.abort();
    clearTimeout(retry);
    unsubscribe();
    stopDelivering?.();
  };
}

/** Uploads what is left, interrupted recordings included, and delivers stored files. */
export async function flush(
  attempt: TaskTakenId,
  media: MediaStore,
  deliver: DeliverRecording | undefined,
  signal: AbortSignal | undefined,
): Promise<PendingRecording[]> {
  await keepInterrupted(attempt);
  await orAborted(uploadQueueFor(media, attempt).tryNow(), signal);
  if (deliver) await orAborted(deliverStored(attempt, deliver), signal);
  return pendingRecordings(attempt);
}

/** At the end of an attempt, no other tab is waited for. */
async function deliverStored(attempt: TaskTakenId, deliver: DeliverRecording) {
  for (const recording of await listRecordings(attempt)) {
    // oxlint-disable-next-line no-await-in-loop -- the newest must come last
    if (recording.file) await handOver(recording, deliverTo(deliver), new AbortController().signal);
  }
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
