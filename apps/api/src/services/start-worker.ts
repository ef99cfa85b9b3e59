/** A running worker. */
export interface Worker {
  /** Stops the worker; resolves when the current round has ended. */
  stop: () => Promise<void>;
}

interface WorkerOptions {
  /** The time between the end of a round and the beginning of the next. */
  intervalMs: number;
  onError: (error: unknown) => void;
}

/** Does a task now and then at intervals. After an error, such as an unreachable database, it tries again in the next round. */
export function startWorker(task: () => Promise<unknown>, { intervalMs, onError }: WorkerOptions): Worker {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = Promise.resolve();
  const run = () => {
    round = task()
      .then(() => undefined, onError)
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
