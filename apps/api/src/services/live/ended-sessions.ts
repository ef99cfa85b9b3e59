import type { SessionId } from '@rubrica/api-client/contract';
import { gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { endedSessions } from '../../db/schema/live.ts';

/**
 * Returns the sessions that ended within the last two minutes. Whoever asks more often sees each several times, and also those of
 * a transaction that took long to commit.
 */
export async function readEndedSessions(db: Database): Promise<SessionId[]> {
  const rows = await db
    .select({ id: endedSessions.sessionId })
    .from(endedSessions)
    .where(gt(endedSessions.endedAt, sql`clock_timestamp() - interval '2 minutes'`));
  return rows.map(({ id }) => id);
}

/** Deletes what no server needs to learn any more. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.endedAt, sql`clock_timestamp() - interval '1 hour'`));
}
