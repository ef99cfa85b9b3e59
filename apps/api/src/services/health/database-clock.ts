import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { createFailureLog } from '../../outage-log.ts';
import { queryRows } from '../queries/query-rows.ts';
import { startWorker } from '../start-worker.ts';

/** A smaller difference is the way to the database and back; corrected, the clock would go back and forth. */
const toleratedMs = 1000;
const intervalMs = 30_000;

interface DatabaseClockOptions {
  readTime: () => Promise<Date>;
  /** The clock of this machine. */
  own: Clock;
  log: Log;
}

/** A clock, and how to have it compared no longer. */
export interface DatabaseClock extends Clock {
  stop: () => Promise<void>;
}

/**
 * Starts a clock that goes as the database's: the servers of one database agree on deadlines, whatever their machines' clocks say. It is
 * compared every half minute.
 */
export async function startDatabaseClock({ readTime, own, log }: DatabaseClockOptions): Promise<DatabaseClock> {
  let offsetMs = 0;
  const compare = async () => {
    const sentAt = own.now().getTime();
    const time = await readTime();
    const differenceMs = time.getTime() - (sentAt + own.now().getTime()) / 2;
    const before = offsetMs;
    offsetMs = Math.abs(differenceMs) > toleratedMs ? differenceMs : 0;
    if (Math.abs(offsetMs - before) <= toleratedMs) return;
    const seconds = Math.round(Math.abs(offsetMs) / 1000);
    if (offsetMs === 0) log.info("The clock of this machine agrees with the database's again.");
    else
      log.info(`The clock of this machine is ${seconds} s ${offsetMs > 0 ? 'slow' : 'fast'}. The database's is used.`);
  };
  await compare();
  const worker = startWorker(compare, {
    intervalMs,
    onError: createFailureLog(log, "The clock could not be compared with the database's."),
  });
  return { now: () => new Date(own.now().getTime() + offsetMs), stop: worker.stop };
}

const timeSchema = z.object({ now: z.coerce.date() });

/** Reads the time of a database. */
export async function readDatabaseTime(db: Database): Promise<Date> {
  const [row] = await queryRows(db, timeSchema, sql`select clock_timestamp()::text as now`);
  if (!row) throw new Error('The database did not tell the time.');
  return row.now;
}
