import { closeOverdue, type Closing } from './close-overdue.ts';

/** How often attempts are looked through. */
const everyMs = 5_000;

/** A worker that can be told to stop. */
export interface DeadlineWorker {
  /** Resolves when nothing is under way any more. */
  stop: () => Promise<void>;
}

/**
 * Closes attempts on time from now on, beginning with those whose time ended while no server ran. A database that does not
 * answer is asked again next time.
 */
export function startDeadlineWorker(closing: Closing & { trouble: (error: unknown) => void }): DeadlineWorker {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = Promise.resolve();
  const run = () => {
    round = closeOverdue(closing)
      .then(() => undefined, closing.trouble)
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, everyMs);
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
