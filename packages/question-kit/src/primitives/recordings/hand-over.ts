import type { FileRef } from '../schema/fields.ts';
import type { LocalRecordingId, TaskTakenId } from '../schema/ids.ts';
import { acquireLock, isLocked, whenUnlocked, withLock } from './locks.ts';
import type { Recording, RecordingKey } from './recording.ts';
import { discardRecording, findRecording, notifyPage, page, tellHandedOver } from './recording-store.ts';

/** Mounted recorders of this page. Each puts its recordings into its answer itself. */
const recorders = new Set<RecordingKey>();
/** Recordings that this page has put into an answer, also where the device could not remove them. */
const handedOver = new Set<LocalRecordingId>();

/** Held by a page that puts what it has recorded into the answers of an attempt, whichever recorders are mounted. */
const attemptLock = (from: string, attempt: TaskTakenId) => `delivery-${from}-${attempt}`;
/** Held by a page with a mounted recorder. */
const recorderLock = (from: string, { attempt, recordingId }: RecordingKey) =>
  `delivery-${from}-${attempt}-${recordingId}`;

/** Registers a mounted recorder. Returns the function that ends it: what arrives then is left to the page. */
export function registerRecorder(key: RecordingKey): () => void {
  // Two recorders may have equal keys.
  const own = { ...key };
  recorders.add(own);
  const release = acquireLock(recorderLock(page, key));
  return () => {
    recorders.delete(own);
    release();
    notifyPage();
  };
}

/** Returns whether a mounted recorder of this page puts a recording into its answer. */
export function hasRecorder({ attempt, recordingId }: RecordingKey): boolean {
  return [...recorders].some((key) => key.attempt === attempt && key.recordingId === recordingId);
}

/** Tells other tabs that this page puts what it has recorded into the answers of an attempt. Returns the function that ends it. */
export function startDelivering(attempt: TaskTakenId): () => void {
  return acquireLock(attemptLock(page, attempt));
}

/** Locks of other tabs that this page waits for. */
const awaited = new Set<string>();

/** Has this page look again once a lock of another tab is free. */
async function notifyWhenUnlocked(lock: string) {
  await whenUnlocked(lock);
  awaited.delete(lock);
  notifyPage();
}

/**
 * Returns whether another tab has made a recording and will put it into its answer: that tab has the newest answer. When that tab stops, the
 * listeners of this page are called.
 */
async function isOfAnotherTab(recording: Recording): Promise<boolean> {
  const { attempt, page: from = page } = recording;
  if (from === page) return false;
  for (const lock of [attemptLock(from, attempt), recorderLock(from, recording)]) {
    // oxlint-disable-next-line no-await-in-loop -- the second matters without the first
    if (!(await isLocked(lock))) continue;
    if (!awaited.has(lock)) {
      awaited.add(lock);
      void notifyWhenUnlocked(lock);
    }
    return true;
  }
  return false;
}

/** Returns whether this page has put a recording into its answer. */
export const isHandedOver = ({ id }: Recording): boolean => handedOver.has(id);

type Deliver = (file: FileRef, recording: Recording) => void | Promise<void>;

/**
 * Puts a stored recording into its answer, and removes it from the device. It is put there once, by this page or another tab,
 * whichever is first. If `deliver` rejects, the recording stays.
 *
 * @param signal before it is put there, nothing is done any more
 */
export async function handOver(recording: Recording, deliver: Deliver, signal: AbortSignal): Promise<void> {
  const { id } = recording;
  try {
    await withLock(`delivery-${id}`, signal, async () => {
      const file = (await findRecording(id))?.file;
      if (!file || signal.aborted || handedOver.has(id)) return;
      await deliver(file, recording);
      handedOver.add(id);
      await discardRecording(id);
      tellHandedOver(id);
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Puts what is stored of some recordings into their answers, in order, so that the newest comes last. Those of other tabs are left to them. */
export async function handOverAll(
  recordings: readonly Recording[],
  deliver: Deliver,
  signal: AbortSignal,
): Promise<void> {
  for (const recording of recordings) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    if (!recording.file || (await isOfAnotherTab(recording))) continue;
    // oxlint-disable-next-line no-await-in-loop -- in order
    await handOver(recording, deliver, signal);
  }
}
