import { recordingName } from '../recorder/formats.ts';
import type { MediaStore } from '../media/media-store.ts';
import { exclusively } from './locks.ts';
import { retryDelay } from './retry-delay.ts';
import { confirmRecording, onShelfChange, readRecording, recordingOf, recordingsOf } from './shelf.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

interface PageQueue {
  queue: UploadQueue;
  attempts: Set<string>;
}

const queues = new WeakMap<MediaStore, PageQueue>();

function make(media: MediaStore): PageQueue {
  const attempts = new Set<string>();
  const queue = createUploadQueue({
    waiting: async () => {
      const all = await Promise.all([...attempts].map(recordingsOf));
      return all.flat().filter(({ state }) => state === 'kept');
    },
    fresh: recordingOf,
    send: async (recording, { onProgress, signal }) => {
      if (!media.upload) throw new Error('The host gave no upload to its MediaStore.');
      const file = await readRecording(recording, recordingName(recording.mime));
      const stored = await media.upload(file, {
        key: recording.id,
        durationMs: Math.round(recording.durationMs),
        onProgress,
        signal,
      });
      return { ...stored, durationMs: stored.durationMs ?? Math.round(recording.durationMs) };
    },
    confirm: confirmRecording,
    exclusively: (id, signal, work) => exclusively(`upload-${id}`, signal, work),
    delay: retryDelay,
    patience: 90_000,
  });
  onShelfChange(queue.wake);
  addEventListener('online', () => void queue.tryNow());
  // A phone that was asleep missed its timers.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queue.wake());
  return { queue, attempts };
}

/**
 * The queue that sends what was recorded in an attempt to a host's store. What others recorded on the same device is left
 * alone: it is not this host's person who may send it.
 */
export function queueOf(media: MediaStore, attempt: string): UploadQueue {
  let found = queues.get(media);
  if (!found) {
    found = make(media);
    queues.set(media, found);
  }
  if (media.upload && !found.attempts.has(attempt)) {
    found.attempts.add(attempt);
    found.queue.wake();
  }
  return found.queue;
}
