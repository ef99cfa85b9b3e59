import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RecordingKey, Recording } from './recording.ts';
import type { LocalRecordingId, TaskTakenId } from '../schema/ids.ts';

interface Schema extends DBSchema {
  recordings: { key: LocalRecordingId; value: Recording; indexes: { attempt: TaskTakenId } };
  // Bytes rather than blobs: private windows of some browsers cannot store blobs.
  chunks: { key: [LocalRecordingId, number]; value: { id: LocalRecordingId; n: number; bytes: ArrayBuffer } };
  takes: { key: [string, string]; value: RecordingKey & { count: number } };
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    connection = undefined;
  };
  connection ??= openDB<Schema>('rubrica-recordings', 1, {
    upgrade(database) {
      database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('attempt', 'attempt');
      database.createObjectStore('chunks', { keyPath: ['id', 'n'] });
      database.createObjectStore('takes', { keyPath: ['attempt', 'recordingId'] });
    },
    // A newer version in another tab upgrades the schema: close the connection and reopen it on the next use.
    blocking: (_now, _next, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });
  connection.catch(forget);
  return connection;
}

const chunksOf = (id: LocalRecordingId) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Returns all recordings of an attempt on this device. */
export async function readRecordings(attempt: TaskTakenId): Promise<Recording[]> {
  return (await open()).getAllFromIndex('recordings', 'attempt', attempt);
}

/** Returns the current record of a recording, whichever tab wrote it last. */
export async function readRecording(id: LocalRecordingId): Promise<Recording | undefined> {
  return (await open()).get('recordings', id);
}

/** Stores one chunk and the updated record in one transaction. */
export async function appendChunk(recording: Recording, n: number, bytes: ArrayBuffer): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('chunks').put({ id: recording.id, n, bytes }),
    transaction.objectStore('recordings').put(recording),
    transaction.done,
  ]);
}

/** Returns the stored chunks of a recording in order. */
export async function readChunks(id: LocalRecordingId): Promise<ArrayBuffer[]> {
  return (await (await open()).getAll('chunks', chunksOf(id))).map(({ bytes }) => bytes);
}

/** Writes a recording and deletes the ones it replaces. */
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

/** Writes the record of an uploaded recording and deletes its chunks. */
export async function releaseChunks(recording: Recording): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('recordings').put(recording),
    transaction.objectStore('chunks').delete(chunksOf(recording.id)),
    transaction.done,
  ]);
}

export async function removeRecording(id: LocalRecordingId): Promise<void> {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('recordings').delete(id),
    transaction.objectStore('chunks').delete(chunksOf(id)),
    transaction.done,
  ]);
}

/** Returns the number of completed takes of a recording. */
export async function readTakeCount({ attempt, recordingId }: RecordingKey): Promise<number> {
  return (await (await open()).get('takes', [attempt, recordingId]))?.count ?? 0;
}

export async function writeTakeCount({ attempt, recordingId }: RecordingKey, count: number): Promise<void> {
  await (await open()).put('takes', { attempt, recordingId, count });
}
