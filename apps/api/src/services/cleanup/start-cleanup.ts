import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

const intervalMs = 3_600_000;

/** Deletes expired rows every hour. Several servers of one database may do this at once. */
export function startCleanup(db: Database, clock: Clock, log: Log): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = deleteExpiredRows(db, clock).catch((error: unknown) => log.error('Deleting expired rows failed.', error));
  }, intervalMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
