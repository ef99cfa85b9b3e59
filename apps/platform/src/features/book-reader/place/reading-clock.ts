/** How long somebody may sit over a page before they are thought to have left. */
export const idleAfterMs = 5 * 60_000;

/** Counts how long a book is read: while it is in sight, and not long after its reader last did something. */
export function createReadingClock(now: () => number) {
  let countedMs = 0;
  /** Since when time runs; null while the book is out of sight. */
  let since: number | null = null;
  let activeAt = 0;

  const settle = () => {
    if (since === null) return;
    const until = Math.min(now(), activeAt + idleAfterMs);
    countedMs += Math.max(0, until - since);
    since = now();
  };

  return {
    show: () => {
      settle();
      since = now();
      activeAt = now();
    },
    hide: () => {
      settle();
      since = null;
    },
    /** The reader turned, scrolled, pressed or listened. */
    touch: () => {
      settle();
      activeAt = now();
    },
    /** Whole seconds that were counted since the last time; the rest counts then. */
    take: (): number => {
      settle();
      const seconds = Math.floor(countedMs / 1000);
      countedMs -= seconds * 1000;
      return seconds;
    },
  };
}
