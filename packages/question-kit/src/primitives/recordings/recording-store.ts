import type { FileRef } from '../schema/fields.ts';
import * as database from './database.ts';
import { freshId } from '../schema/fresh-id.ts';
import { acquireLock, isLocked, whenUnlocked } from './locks.ts';
import type { StorageError, RecordingKey, Recording } from './recording.ts';
import type { LocalRecordingId, TaskTakenId } from '../schema/ids.ts';

/** A recording made in this page. `chunks` are kept in memory, also if the device could not store them. */
interface LocalRecording {
  recording: Recording;
  chunks: Blob[];
  /** The last write; writes are sequential. */
  lastWrite: Promise<void>;
  error: StorageError | null;
  /** Whether recording has ended, completed or not. */
  hasEnded: boolean;
  release: () => void;
}

/** Where the page that is left tells its id to the page that the tab loads next. */
const pageKey = 'rubrica-recordings-page';

/** Takes the id out of the storage, which a tab that is duplicated shares: it is there only while no page of the tab is open. */
function takePageId(): string {
  try {
    const id = sessionStorage.getItem(pageKey) ?? freshId();
    const forget = () => sessionStorage.removeItem(pageKey);
    forget();
    addEventListener('pagehide', () => sessionStorage.setItem(pageKey, id));
    // The browser shows a page again that was left.
    addEventListener('pageshow', forget);
    return id;
  } catch {
    // No storage, or no window.
    return freshId();
  }
}

/** Identifies this page among the tabs that are open; the same after a reload. */
export const page = takePageId();

const localRecordings = new Map<LocalRecordingId, LocalRecording>();
const takeCounts = new Map<string, number>();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('rubrica-recordings') : null;
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'object' && data && 'handedOver' in data && typeof data.handedOver === 'string')
    localRecordings.delete(data.handedOver);
  notifyPage();
});

/** Calls the listeners of this page. */
export function notifyPage(): void {
  listeners.forEach((listener) => listener());
}

function notify() {
  notifyPage();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage('changed');
}

/** Tells other tabs that a recording is in its answer: they keep nothing of it. */
export function tellHandedOver(id: LocalRecordingId): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage({ handedOver: id });
}

/** Subscribes to every change except single chunks, in any tab. Returns the unsubscribe function. */
export function onRecordingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasKey = (key: RecordingKey) => (recording: Recording) =>
  recording.attempt === key.attempt && recording.recordingId === key.recordingId;

const toStorageError = (error: unknown): StorageError =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

/** Without an attempt id a recording has no owner, so it is kept in memory only. */
const isPersistent = ({ attempt }: RecordingKey) => attempt !== '';

/** Registers a new recording. Its lock shows other tabs, and this one after a reload, that it is in progress. */
export function startRecording(recording: Recording): void {
  const kept = isPersistent(recording);
  localRecordings.set(recording.id, {
    recording: { ...recording, page },
    chunks: [],
    lastWrite: Promise.resolve(),
    error: kept ? null : 'unavailable',
    hasEnded: false,
    release: acquireLock(`recording-${recording.id}`),
  });
  // A host asks before the page is left, and ends nothing, while it runs.
  notify();
}

/** Stores a chunk. If the device cannot, recording continues in memory and `onError` is called. */
export function saveChunk(
  id: LocalRecordingId,
  chunk: Blob,
  durationMs: number,
  onError: (error: StorageError) => void,
): void {
  const item = localRecordings.get(id);
  if (!item) return;
  const n = item.chunks.push(chunk) - 1;
  const size = item.recording.size + chunk.size;
  const mime = item.recording.mime || chunk.type;
  const recording = { ...item.recording, mime, size, durationMs, touchedAt: Date.now() };
  item.recording = recording;
  const before = item.lastWrite;
  item.lastWrite = (async () => {
    await before;
    // Chunks after a missing one cannot be played.
    if (item.error) return;
    try {
      await database.appendChunk(recording, n, await chunk.arrayBuffer());
    } catch (error) {
      item.error = toStorageError(error);
      onError(item.error);
    }
  })();
}

/** Completes a recording: it replaces earlier ones with the same key and waits for upload. Returns null if it is empty. */
export async function finishRecording(
  id: LocalRecordingId,
  { durationMs, isSilent }: Pick<Recording, 'durationMs' | 'isSilent'>,
): Promise<Recording | null> {
  const item = localRecordings.get(id);
  if (!item) return null;
  item.hasEnded = true;
  await item.lastWrite;
  item.release();
  if (item.recording.size === 0) {
    await discardRecording(id);
    return null;
  }
  return keepRecording({ ...item.recording, durationMs, isSilent });
}

/** Marks a recording, complete or interrupted, as kept: it waits for upload. */
export async function keepRecording(recording: Recording): Promise<Recording> {
  const item = localRecordings.get(recording.id);
  await item?.lastWrite;
  const { size } = item?.recording ?? recording;
  const kept: Recording = { ...recording, page, size, state: 'kept', touchedAt: Date.now() };
  const replaced = (await listRecordingsFor(kept)).filter(({ id }) => id !== kept.id).map(({ id }) => id);
  if (item) item.recording = kept;
  for (const other of replaced) localRecordings.delete(other);
  const count = (await countTakes(kept)) + 1;
  takeCounts.set(takeCountKey(kept), count);
  if (isPersistent(kept)) {
    try {
      await database.replaceRecordings(kept, replaced);
      await database.writeTakeCount(kept, count);
    } catch (error) {
      if (item) item.error = toStorageError(error);
    }
  }
  notify();
  return kept;
}

const takeCountKey = ({ attempt, recordingId }: RecordingKey) => JSON.stringify([attempt, recordingId]);

/** Returns the number of completed takes on this device. */
export async function countTakes(key: RecordingKey): Promise<number> {
  const here = takeCounts.get(takeCountKey(key)) ?? 0;
  if (!isPersistent(key)) return here;
  return Math.max(here, await database.readTakeCount(key).catch(() => 0));
}

/** Sets the number of completed takes, where somebody knows better than this device. */
export async function setTakeCount(key: RecordingKey, count: number): Promise<void> {
  takeCounts.set(takeCountKey(key), count);
  if (isPersistent(key)) await database.writeTakeCount(key, count).catch(() => undefined);
}

/** Returns all recordings of an attempt, on the device and in this page, oldest first. */
export async function listRecordings(attempt: TaskTakenId): Promise<Recording[]> {
  const stored = attempt === '' ? [] : await database.readRecordings(attempt).catch(() => []);
  // What this page has recorded, another tab may have sent.
  const sent = new Map(stored.filter(({ state }) => state === 'stored').map((recording) => [recording.id, recording]));
  const here = [...localRecordings.values()]
    .map(({ recording }) => sent.get(recording.id) ?? recording)
    .filter((recording) => recording.attempt === attempt);
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...stored.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.startedAt - b.startedAt);
}

/** Returns the recordings with a key, oldest first. */
export async function listRecordingsFor(key: RecordingKey): Promise<Recording[]> {
  return (await listRecordings(key.attempt)).filter(hasKey(key));
}

/** Returns the current state of a recording. */
export async function findRecording(id: LocalRecordingId): Promise<Recording | undefined> {
  const item = localRecordings.get(id);
  // This page's record may be newer; another tab may have uploaded the recording.
  const stored = !item || item.error === null ? await database.readRecording(id).catch(() => undefined) : undefined;
  return stored?.state === 'stored' ? stored : (item?.recording ?? stored);
}

/** Returns whether a recording is being made at the moment, in any tab. */
export async function isInProgress(recording: Recording): Promise<boolean> {
  if (recording.state !== 'recording') return false;
  const here = localRecordings.get(recording.id);
  if (here) return !here.hasEnded;
  const known = await isLocked(`recording-${recording.id}`);
  return known ?? Date.now() - recording.touchedAt < 3_000;
}

/** Resolves when the tab that makes a recording has finished or is closed. */
export function whenFinished(recording: Recording): Promise<void> {
  return whenUnlocked(`recording-${recording.id}`);
}

/** Returns the recording as a file, complete or up to the interruption. */
export async function readRecordingFile(recording: Recording, name: string): Promise<File> {
  const chunks = localRecordings.get(recording.id)?.chunks;
  const parts = chunks?.length ? chunks : await database.readChunks(recording.id);
  // Hosts expect the MIME type without codecs.
  return new File(parts, name, { type: recording.mime.split(';')[0] ?? '' });
}

/** Marks a recording as stored by the host and deletes its chunks. The record stays until the answer has the file. */
export async function markStored(recording: Recording, file: FileRef): Promise<void> {
  const stored: Recording = { ...recording, state: 'stored', file };
  const item = localRecordings.get(recording.id);
  if (item) item.recording = stored;
  if (isPersistent(recording)) await database.releaseChunks(stored).catch(() => undefined);
  notify();
}

/** Removes a recording from the device: its answer has it, or it is empty. */
export async function discardRecording(id: LocalRecordingId): Promise<void> {
  const item = localRecordings.get(id);
  item?.release();
  localRecordings.delete(id);
  await item?.lastWrite;
  await database.removeRecording(id).catch(() => undefined);
  notify();
}

/** Removes all recordings with a key from the device: whoever made them does not want them. */
export async function discardRecordingsFor(key: RecordingKey): Promise<void> {
  const all = await listRecordingsFor(key);
  await Promise.all(all.map(({ id }) => discardRecording(id)));
}

/** Ends a recording whose recorder was unmounted; it stays on the device as interrupted. */
export function interruptRecording(id: LocalRecordingId): void {
  const item = localRecordings.get(id);
  if (!item) return;
  item.hasEnded = true;
  item.release();
  notify();
}
