import type { Log } from '../log.ts';

const intervalMs = 60_000;

/**
 * Returns what logs that the database is away: at once, then once a minute with how many requests it has interrupted, however many they
 * are. Each of them has its own line without the error.
 */
export function createOutageLog(log: Log, now: () => number = () => performance.now()): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let interrupted = 0;
  return (error) => {
    interrupted += 1;
    if (now() - loggedAt < intervalMs) return;
    log.error(
      `The database cannot be reached. Requests told to come again since the last such line: ${interrupted}.`,
      error,
    );
    loggedAt = now();
    interrupted = 0;
  };
}
