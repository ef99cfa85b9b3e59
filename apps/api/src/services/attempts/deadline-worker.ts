import { closeOverdue, type CloseOverdueOptions } from './close-overdue.ts';

const intervalMs = 5_000;

/** A running worker. */
export interface DeadlineWorker {
  /** Stops the worker; resolves when the current round has ended. */
  stop: () => Promise<void>;
}

/**
 * Closes overdue attempts now and then every few seconds. After an error, such as an unreachable database, it tries again in
 * the next round.
 */
export function startDeadlineWorker(
  options: CloseOverdueOptions & { onError: (error: unknown) => void },
): DeadlineWorker {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = Promise.resolve();
  const run = () => {
    round = closeOverdue(options)
      .then(() => undefined, options.onError)
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, intervalMs);
      });
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
