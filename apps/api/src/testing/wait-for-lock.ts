import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * Waits until a statement of this database waits for a lock, or so many of them do, or until what may wait for one is over. Needs a
 * server of PostgreSQL.
 */
export async function waitForLock(db: Database, given: Promise<unknown>, count = 1): Promise<void> {
  const over = given.then(
    () => true,
    () => true,
  );
  while ((await countWaiting(db)) < count) if (await Promise.race([over, sleep(5, false)])) return;
}

async function countWaiting(db: Database): Promise<number> {
  const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  return (
    await db
      .select({ one: sql`1` })
      .from(sql`pg_stat_activity`)
      .where(waiting)
  ).length;
}
