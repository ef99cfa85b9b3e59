import type { SessionId } from '@rubrica/api-client/contract';
import { gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { prepareQuery } from '../../db/prepared-statement.ts';
import { endedSessions } from '../../db/schema/live.ts';

/** How long a transaction that ends a session may take to commit: what it ended is told of nevertheless. */
const commitMs = 2 * 60_000;

/**
 * Returns the sessions that ended since some time ago. Those of two minutes before are among them, because their transactions may have
 * taken that long to commit: whoever asks more often sees each several times.
 */
export async function readEndedSessions(db: Database, { sinceMs }: { sinceMs: number }): Promise<SessionId[]> {
  const rows = await statementOf(db).execute({ withinMs: sinceMs + commitMs });
  return rows.map(({ id }) => id);
}

const statementOf = perDatabase((db) =>
  prepareQuery(
    db,
    db
      .select({ id: endedSessions.sessionId })
      .from(endedSessions)
      .where(
        gt(
          endedSessions.endedAt,
          sql`clock_timestamp() - ${sql.placeholder('withinMs')}::double precision * interval '1 millisecond'`,
        ),
      ),
  ),
);

/** Deletes what no server needs to learn any more. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.endedAt, sql`clock_timestamp() - interval '1 hour'`));
}
