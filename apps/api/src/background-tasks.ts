/** Work that goes on after the answer, such as mail; a closing server waits for it. */
export interface BackgroundTasks {
  run: (what: string, work: Promise<unknown>) => void;
  /** Resolves when nothing is under way. */
  drain: () => Promise<void>;
}

/** Keeps count of what is under way. */
export function createBackgroundTasks(): BackgroundTasks {
  const underWay = new Set<Promise<unknown>>();
  return {
    run: (what, work) => {
      const watched = work
        .catch((error: unknown) => console.error(`${what} failed.`, error))
        .finally(() => underWay.delete(watched));
      underWay.add(watched);
    },
    drain: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
