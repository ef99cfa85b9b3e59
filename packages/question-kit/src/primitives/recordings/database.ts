import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Place, Recording } from './recording.ts';

interface Schema extends DBSchema {
  recordings: { key: string; value: Recording; indexes: { attempt: string } };
  // Bytes rather than blobs: private windows of some browsers refuse to keep blobs.
  chunks: { key: [string, number]; value: { id: string; n: number; bytes: ArrayBuffer } };
  takes: { key: [string, string]; value: Place & { count: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('rubrica-recordings', 1, {
    upgrade(database) {
      database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('attempt', 'attempt');
      database.createObjectStore('chunks', { keyPath: ['id', 'n'] });
      database.createObjectStore('takes', { keyPath: ['attempt', 'recordingId'] });
    },
    // A newer page in another tab wants to change the shape: this one steps aside and opens it anew when it needs it.
    blocking: (_now, _next, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

const chunksOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** All recordings of an attempt on this device. */
export async function readRecordings(attempt: string): Promise<Recording[]> {
  return (await open()).getAllFromIndex('recordings', 'attempt', attempt);
}

/** One recording as it stands now, whichever tab wrote it last. */
export async function readRecording(id: string): Promise<Recording | undefined> {
  return (await open()).get('recordings', id);
}

export async function writeRecording(recording: Recording): Promise<void> {
  await (await open()).put('recordings', recording);
}

/** Keeps one piece and what is now known of the whole, both or neither. */
export async function appendChunk(recording: Recording, n: number, bytes: ArrayBuffer): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('chunks').put({ id: recording.id, n, bytes }),
    transaction.objectStore('recordings').put(recording),
    transaction.done,
  ]);
}

/** What was kept of a recording, piece after piece. */
export async function readChunks(id: string): Promise<ArrayBuffer[]> {
  return (await (await open()).getAll('chunks', chunksOf(id))).map(({ bytes }) => bytes);
}

/** Writes a recording that takes the place of others, and takes those off the device. */
export async function replaceRecordings(recording: Recording, replaced: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('recordings').put(recording),
    ...replaced.flatMap((id) => [
      transaction.objectStore('recordings').delete(id),
      transaction.objectStore('chunks').delete(chunksOf(id)),
    ]),
    transaction.done,
  ]);
}

/** The host has it: notes where, and lets the bytes go. */
export async function releaseChunks(recording: Recording): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('recordings').put(recording),
    transaction.objectStore('chunks').delete(chunksOf(recording.id)),
    transaction.done,
  ]);
}

export async function removeRecording(id: string): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('recordings').delete(id),
    transaction.objectStore('chunks').delete(chunksOf(id)),
    transaction.done,
  ]);
}

/** How often something was recorded to its end at a place. */
export async function readTakes({ attempt, recordingId }: Place): Promise<number> {
  return (await (await open()).get('takes', [attempt, recordingId]))?.count ?? 0;
}

export async function writeTakes({ attempt, recordingId }: Place, count: number): Promise<void> {
  await (await open()).put('takes', { attempt, recordingId, count });
}
