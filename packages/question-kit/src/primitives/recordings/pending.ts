import type { FileRef } from '../schema/fields.ts';
import type { MediaStore } from '../media/media-store.ts';
import { deferred } from './deferred.ts';
import { queueOf } from './queue-of.ts';
import type { Recording } from './recording.ts';
import { discardRecording, isBeingMade, keepRecording, onShelfChange, recordingsOf } from './shelf.ts';

/** A recording that is on this device and not yet in its answer. */
export interface PendingRecording {
  recordingId: string;
  /**
   * `recording`: being made. `interrupted`: broke off, and nobody has chosen yet whether it counts. `waiting`: to be sent.
   * `arrived`: the host has it, and the answer takes it as soon as its recorder is shown.
   */
  state: 'recording' | 'interrupted' | 'waiting' | 'arrived';
  durationMs: number;
  /** In bytes. */
  size: number;
  /** Epoch milliseconds. */
  startedAt: number;
}

const stateOf = (recording: Recording, beingMade: boolean): PendingRecording['state'] => {
  if (recording.state === 'recording') return beingMade ? 'recording' : 'interrupted';
  return recording.state === 'kept' ? 'waiting' : 'arrived';
};

/** Everything of an attempt that is on this device and not yet in its answer, oldest first. */
export async function pendingRecordings(attempt: string): Promise<PendingRecording[]> {
  const all = await recordingsOf(attempt);
  return Promise.all(
    all.map(async (recording) => ({
      recordingId: recording.recordingId,
      state: stateOf(recording, await isBeingMade(recording)),
      durationMs: recording.durationMs,
      size: recording.size,
      startedAt: recording.startedAt,
    })),
  );
}

/** Tells what is pending now, and after every change. With a store it also sends what waits. */
export function watchPending(
  attempt: string,
  media: MediaStore | undefined,
  onChange: (pending: PendingRecording[]) => void,
): () => void {
  let current = true;
  let newest = 0;
  const look = async () => {
    const mine = ++newest;
    const pending = await pendingRecordings(attempt);
    if (current && mine === newest) onChange(pending);
  };
  if (media) queueOf(media, attempt).wake();
  const unsubscribe = onShelfChange(() => void look());
  void look();
  return () => {
    current = false;
    unsubscribe();
  };
}

/** Puts a stored recording into its answer. */
export type DeliverRecording = (recordingId: string, file: FileRef) => void | Promise<void>;

/** Sends what is left, what broke off included, and hands over what arrived. */
export async function flush(
  attempt: string,
  media: MediaStore,
  deliver: DeliverRecording | undefined,
  signal: AbortSignal | undefined,
): Promise<PendingRecording[]> {
  await keepInterrupted(attempt);
  await orAborted(queueOf(media, attempt).tryNow(), signal);
  if (deliver) {
    for (const { id, recordingId, file } of await recordingsOf(attempt)) {
      if (!file) continue;
      // oxlint-disable-next-line no-await-in-loop -- the newest has to come last
      await deliver(recordingId, file);
      // oxlint-disable-next-line no-await-in-loop -- forgotten only when the answer has it
      await discardRecording(id);
    }
  }
  return pendingRecordings(attempt);
}

/** When an attempt ends, what was said counts, though it broke off. */
async function keepInterrupted(attempt: string) {
  for (const recording of await recordingsOf(attempt)) {
    if (recording.state !== 'recording' || recording.size === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- a later one of the same place takes the earlier one's
    if (!(await isBeingMade(recording))) await keepRecording(recording);
  }
}

function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const { promise, resolve } = deferred();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', resolve, { once: true });
  return Promise.race([work, promise]);
}
