import type { FileRef } from '../schema/fields.ts';
import * as database from './database.ts';
import { hold, isHeld, whenFree } from './locks.ts';
import type { KeepTrouble, Place, Recording } from './recording.ts';

/** A recording as this page knows it. `chunks`: those that this page recorded, also where the device had no room for them. */
interface Held {
  recording: Recording;
  chunks: Blob[];
  /** Writes follow one another. */
  written: Promise<void>;
  trouble: KeepTrouble | null;
  /** No longer being made, whole or not. */
  ended: boolean;
  release: () => void;
}

const held = new Map<string, Held>();
const takes = new Map<string, number>();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('rubrica-recordings') : null;
channel?.addEventListener('message', () => listeners.forEach((listener) => listener()));

function told() {
  listeners.forEach((listener) => listener());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage('changed');
}

/** Hears of every change but single pieces, in whichever tab. */
export function onShelfChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const atPlace = (place: Place) => (recording: Recording) =>
  recording.attempt === place.attempt && recording.recordingId === place.recordingId;

const troubleOf = (error: unknown): KeepTrouble =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

/** Without an attempt nobody knows whose a recording is: it is kept as long as the page. */
const namedOnDevice = ({ attempt }: Place) => attempt !== '';

/** Starts a recording. Its lock tells other tabs, and this one after a reload, whether it is still being made. */
export function beginRecording(recording: Recording): void {
  const kept = namedOnDevice(recording);
  held.set(recording.id, {
    recording,
    chunks: [],
    written: Promise.resolve(),
    trouble: kept ? null : 'unavailable',
    ended: false,
    release: hold(`recording-${recording.id}`),
  });
}

/** Keeps a piece as it comes. Where the device cannot, the recording goes on in memory and the trouble is told. */
export function keepChunk(
  id: string,
  chunk: Blob,
  durationMs: number,
  onTrouble: (trouble: KeepTrouble) => void,
): void {
  const item = held.get(id);
  if (!item) return;
  const n = item.chunks.push(chunk) - 1;
  const size = item.recording.size + chunk.size;
  const mime = item.recording.mime || chunk.type;
  const recording = { ...item.recording, mime, size, durationMs, touchedAt: Date.now() };
  item.recording = recording;
  const before = item.written;
  item.written = (async () => {
    await before;
    // What follows a gap could not be played.
    if (item.trouble) return;
    try {
      await database.appendChunk(recording, n, await chunk.arrayBuffer());
    } catch (error) {
      item.trouble = troubleOf(error);
      onTrouble(item.trouble);
    }
  })();
}

/**
 * The recording is whole. It takes the place of what was recorded here before, and waits to be sent; nothing at all if nothing
 * arrived.
 */
export async function finishRecording(id: string, durationMs: number): Promise<Recording | null> {
  const item = held.get(id);
  if (!item) return null;
  item.ended = true;
  await item.written;
  item.release();
  if (item.recording.size === 0) {
    await discardRecording(id);
    return null;
  }
  return keepRecording({ ...item.recording, durationMs });
}

/** What broke off is to be sent as it is. */
export async function keepRecording(recording: Recording): Promise<Recording> {
  const item = held.get(recording.id);
  await item?.written;
  const { size } = item?.recording ?? recording;
  const kept: Recording = { ...recording, size, state: 'kept', touchedAt: Date.now() };
  const replaced = (await recordingsAt(kept)).filter(({ id }) => id !== kept.id).map(({ id }) => id);
  if (item) item.recording = kept;
  for (const other of replaced) held.delete(other);
  const count = (await takesAt(kept)) + 1;
  takes.set(takeKey(kept), count);
  if (namedOnDevice(kept)) {
    try {
      await database.replaceRecordings(kept, replaced);
      await database.writeTakes(kept, count);
    } catch (error) {
      if (item) item.trouble = troubleOf(error);
    }
  }
  told();
  return kept;
}

const takeKey = ({ attempt, recordingId }: Place) => JSON.stringify([attempt, recordingId]);

/** How often something was recorded to its end here, on this device. */
export async function takesAt(place: Place): Promise<number> {
  const here = takes.get(takeKey(place)) ?? 0;
  if (!namedOnDevice(place)) return here;
  return Math.max(here, await database.readTakes(place).catch(() => 0));
}

/** All recordings of an attempt, on the device and in this page. */
export async function recordingsOf(attempt: string): Promise<Recording[]> {
  const stored = attempt === '' ? [] : await database.readRecordings(attempt).catch(() => []);
  const here = [...held.values()].map(({ recording }) => recording).filter((one) => one.attempt === attempt);
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...stored.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.startedAt - b.startedAt);
}

/** What is kept for one place, oldest first. */
export async function recordingsAt(place: Place): Promise<Recording[]> {
  return (await recordingsOf(place.attempt)).filter(atPlace(place));
}

/** One recording as it stands now. */
export async function recordingOf(id: string): Promise<Recording | undefined> {
  const item = held.get(id);
  // In this page it may be further; another tab may have sent it meanwhile.
  const stored = !item || item.trouble === null ? await database.readRecording(id).catch(() => undefined) : undefined;
  return stored?.state === 'stored' ? stored : (item?.recording ?? stored);
}

/** Whether somebody is recording it at this moment, in whichever tab. */
export async function isBeingMade(recording: Recording): Promise<boolean> {
  if (recording.state !== 'recording') return false;
  const here = held.get(recording.id);
  if (here) return !here.ended;
  const known = await isHeld(`recording-${recording.id}`);
  return known ?? Date.now() - recording.touchedAt < 3_000;
}

/** Resolves when a recording that another tab makes is whole, or that tab is gone. */
export function whenMade(recording: Recording): Promise<void> {
  return whenFree(`recording-${recording.id}`);
}

/** The recording as a file; whole, or up to where it broke off. */
export async function readRecording(recording: Recording, name: string): Promise<File> {
  const chunks = held.get(recording.id)?.chunks;
  const parts = chunks?.length ? chunks : await database.readChunks(recording.id);
  // Hosts know a type by its name alone, without the codecs.
  return new File(parts, name, { type: recording.mime.split(';')[0] ?? '' });
}

/** The host has it: only now the bytes leave the device. Its name stays until the answer has it too. */
export async function confirmRecording(recording: Recording, file: FileRef): Promise<void> {
  const stored: Recording = { ...recording, state: 'stored', file };
  const item = held.get(recording.id);
  if (item) item.recording = stored;
  if (namedOnDevice(recording)) await database.releaseChunks(stored).catch(() => undefined);
  told();
}

/** The answer has it, or nobody wants it. */
export async function discardRecording(id: string): Promise<void> {
  const item = held.get(id);
  item?.release();
  held.delete(id);
  await item?.written;
  await database.removeRecording(id).catch(() => undefined);
  told();
}

/** The recorder goes in mid-recording: what was recorded stays, as something that broke off. */
export function abandonRecording(id: string): void {
  const item = held.get(id);
  if (!item) return;
  item.ended = true;
  item.release();
  told();
}
