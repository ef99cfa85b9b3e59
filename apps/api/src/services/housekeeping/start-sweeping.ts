import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { sweep } from './sweep.ts';

const hour = 3_600_000;

/** Sweeps every hour, one round at a time. Several servers may sweep one database: what is gone is gone. */
export function startSweeping(db: Database, clock: Clock, log: Log): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = sweep(db, clock).catch((error: unknown) => log.error('Sweeping failed.', error));
  }, hour);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
