import { startWorker, type Worker } from '../start-worker.ts';
import { closeOverdue, type CloseOverdueOptions } from './close-overdue.ts';

const intervalMs = 5_000;

/** Closes overdue attempts now and then every few seconds. */
export function startDeadlineWorker(options: CloseOverdueOptions & { onError: (error: unknown) => void }): Worker {
  return startWorker(() => closeOverdue(options), { intervalMs, onError: options.onError });
}
