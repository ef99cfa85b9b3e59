import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

const hour = 3_600_000;

/** Sweeps every hour, one round at a time. Several servers may sweep one database: what is gone is gone. */
export function startCleanup(db: Database, clock: Clock, log: Log): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = deleteExpiredRows(db, clock).catch((error: unknown) => log.error('Sweeping failed.', error));
  }, hour);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
