import { recordingFileName } from '../recorder/formats.ts';
import type { MediaStore } from '../media/media-store.ts';
import { withLock } from './locks.ts';
import {
  discardRecording,
  findRecording,
  listRecordings,
  markStored,
  onRecordingsChange,
  readRecordingFile,
} from './recording-store.ts';
import type { Recording, RecordingKey } from './recording.ts';
import { reportProblem } from './take-problems.ts';
import { createUploadQueue, retryDelayMs, type UploadQueue } from './upload-queue.ts';
import type { RecordingId, TaskTakenId } from '../schema/ids.ts';

interface PageQueue {
  queue: UploadQueue;
  attempts: Set<TaskTakenId>;
}

const queues = new WeakMap<MediaStore, PageQueue>();

/** The stores of what is recorded without an attempt: each that of the recorder which was shown last under the recording's id. */
const storesWithoutAttempt = new Map<RecordingId, MediaStore>();

/**
 * Whether a store gets a recording. Those of an attempt go to any store that was asked to upload them, also if an earlier visit left them.
 * One without an attempt is for its own recorder alone: another store may put it into another conversation.
 */
const isFor = (media: MediaStore, { attempt, recordingId }: Recording) =>
  attempt !== '' || storesWithoutAttempt.get(recordingId) === media;

function createPageQueue(media: MediaStore): PageQueue {
  const attempts = new Set<TaskTakenId>();
  const queue = createUploadQueue({
    listWaiting: async () => {
      const all = await Promise.all([...attempts].map(listRecordings));
      return all.flat().filter((recording) => recording.state === 'kept' && isFor(media, recording));
    },
    read: findRecording,
    upload: async (recording, { onProgress, signal }) => {
      if (!media.upload) throw new Error('The host gave no upload to its MediaStore.');
      const file = await readRecordingFile(recording, recordingFileName(recording.mime));
      if (file.size === 0) {
        // The browser has removed what it had stored. Nothing is sent for it, and the student is notified.
        reportProblem(recording, 'none');
        await discardRecording(recording.id);
        throw new Error('The recording is no longer on this device.');
      }
      const stored = await media.upload(file, {
        key: recording.id,
        durationMs: Math.round(recording.durationMs),
        onProgress,
        signal,
      });
      if (stored.size !== file.size) throw new Error('The host stored only a part of the recording.');
      return { ...stored, durationMs: stored.durationMs ?? Math.round(recording.durationMs) };
    },
    confirm: markStored,
    withLock: (id, signal, work) => withLock(`upload-${id}`, signal, work),
    retryDelayMs: retryDelayMs,
    stallTimeoutMs: 90_000,
  });
  onRecordingsChange(queue.wake);
  addEventListener('online', () => void queue.tryNow());
  // Timers do not run while a phone sleeps.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queue.wake());
  return { queue, attempts };
}

/**
 * Returns the page's queue that uploads the recordings of an attempt to a store. Recordings of other attempts on the same
 * device are not uploaded: they may belong to another person.
 */
export function uploadQueueFor(media: MediaStore, attempt: TaskTakenId): UploadQueue {
  let found = queues.get(media);
  if (!found) {
    found = createPageQueue(media);
    queues.set(media, found);
  }
  if (media.upload && !found.attempts.has(attempt)) {
    found.attempts.add(attempt);
    found.queue.wake();
  }
  return found.queue;
}

/** Has a store get what is recorded by a recorder that is shown with it. */
export function uploadTo(media: MediaStore, { attempt, recordingId }: RecordingKey): void {
  if (attempt !== '' || !media.upload) return;
  storesWithoutAttempt.set(recordingId, media);
  uploadQueueFor(media, attempt).wake();
}
