import { startWorker, type Worker } from '../start-worker.ts';
import { closeMeetings, type CloseMeetingsOptions } from './close-meetings.ts';

const intervalMs = 60_000;

/** Closes meetings that have ended now and then every minute. */
export function startClosingWorker(options: CloseMeetingsOptions & { onError: (error: unknown) => void }): Worker {
  return startWorker(() => closeMeetings(options), { intervalMs, onError: options.onError });
}
