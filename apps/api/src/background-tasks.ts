import type { Log } from './log.ts';

/** Runs work after the reply, such as sending mail. A server that shuts down waits for it. */
export interface BackgroundTasks {
  run: (name: string, task: Promise<unknown>) => void;
  /** Resolves when no task is running. */
  drain: () => Promise<void>;
}

/** Creates a list of background tasks; failures are logged. */
export function createBackgroundTasks(log: Log): BackgroundTasks {
  const tasks = new Set<Promise<unknown>>();
  return {
    run: (name, task) => {
      const running = task
        .catch((error: unknown) => log.error(`${name} failed.`, error))
        .finally(() => tasks.delete(running));
      tasks.add(running);
    },
    drain: async () => {
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}
