import { isConnectionFailure, isDatabaseUnreachable } from './database-unreachable.ts';
import type { Log } from './log.ts';

const intervalMs = 60_000;

/**
 * Returns what logs that the database is away: at once, then once a minute with how many of what it counts it has interrupted, however
 * many they are.
 *
 * @param counted What is counted, such as requests
 */
export function createOutageLog(
  log: Log,
  counted: string,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let interrupted = 0;
  return (error) => {
    interrupted += 1;
    if (now() - loggedAt < intervalMs) return;
    log.error(`The database cannot be reached. ${counted} since the last such line: ${interrupted}.`, error);
    loggedAt = now();
    interrupted = 0;
  };
}

/**
 * Returns what logs the failures of work on the database that is done again and again: each of them, and those of a database that is away
 * once a minute.
 */
export function createFailureLog(log: Log, line: string, now?: () => number): (error: unknown) => void {
  const titled: Log = { ...log, error: (outage, error) => log.error(`${line} ${outage}`, error) };
  const logOutage = createOutageLog(titled, 'Failures', now);
  return (error) => {
    // The driver's own errors: nothing else than the database fails here.
    if (isDatabaseUnreachable(error) || isConnectionFailure(error)) logOutage(error);
    else log.error(line, error);
  };
}
