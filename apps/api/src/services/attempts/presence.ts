import type { SessionId, TaskTakenId } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Batcher, createBatcher, doTogether, type Outcomes } from '../../batcher.ts';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { prepareStatement } from '../../db/prepared-statement.ts';
import { uuidList, uuidsOf } from '../../db/uuid-list.ts';
import { attemptSessions, taskTakens } from '../../db/schema/attempts.ts';
import { sessions } from '../../db/schema/auth.ts';
import { NotFoundError, UnauthenticatedError } from '../errors/errors.ts';

/** A page that says that an attempt is open in its session. */
interface PresenceReport {
  taskTakenId: TaskTakenId;
  sessionId: SessionId;
  seenAt: Date;
}

/** What is known of an attempt when a page reports. */
interface Presence {
  /** Whether the session has reported lately. */
  wasHere: boolean;
  /** In how many other sessions it is open. */
  otherDevices: number;
}

const presencesSchema = z.object({
  rows: z.array(
    z.object({ isAttempt: z.boolean(), isSession: z.boolean(), wasHere: z.boolean(), otherDevices: z.number() }),
  ),
});

/** A page says every half a minute that it is open: two missed reports, and it no longer counts. */
const openForMs = 70_000;
/** Nobody waits for the reply to a report. */
const collectMs = 250;

/** Writes down the reports of a quarter of a second, in one statement. */
export const presenceReports: (db: Database) => Batcher<PresenceReport, Presence> = perDatabase((db) =>
  createPresenceReports(db, collectMs),
);

/** Writes down reports that arrive within some time, in one statement. Each has the reply that it would have alone, after those before it. */
export function createPresenceReports(db: Database, collectedForMs: number): Batcher<PresenceReport, Presence> {
  return createBatcher({
    run: (reports) => doTogether(reports, (some) => writeReports(db, some)),
    maxSize: 500,
    concurrency: 1,
    collectMs: collectedForMs,
  });
}

/**
 * The statement that writes reports down. What it reads is the state before it; the reports before one of the batch are those with a lower
 * place. Ids of attempts and sessions are in it a second time, so that the database finds their rows by them, and does not read all that
 * there are. Its commit does not wait for the disk: nobody is told that a report is stored, and the page reports again.
 */
const statementOf = perDatabase((db) =>
  prepareStatement(
    db,
    sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('reports')}::text::jsonb)
        as asked(place integer, attempt uuid, session uuid, seen_at timestamptz, open_since timestamptz)
    ), known_attempts as materialized (
      select id from ${taskTakens} where id = any(${uuidsOf('attempts')})
    ), known_sessions as materialized (
      select id from ${sessions} where id = any(${uuidsOf('sessions')})
    ), reported as materialized (
      select asked.* from asked where attempt in (select id from known_attempts) and session in (select id from known_sessions)
    ), seen as (
      select reported.place, known.session_id as session
        from reported join ${attemptSessions} known on known.task_taken_id = reported.attempt and known.seen_at > reported.open_since
        where known.task_taken_id = any(${uuidsOf('attempts')})
      union
      select reported.place, earlier.session
        from reported join reported earlier on earlier.attempt = reported.attempt
          and earlier.place < reported.place and earlier.seen_at > reported.open_since
    ), written as (
      insert into ${attemptSessions} (task_taken_id, session_id, seen_at)
        select attempt, session, max(seen_at) from reported group by attempt, session order by attempt, session
        on conflict (task_taken_id, session_id) do update set seen_at = excluded.seen_at
    )
    select asked.attempt in (select id from known_attempts) as "isAttempt", asked.session in (select id from known_sessions) as "isSession",
        coalesce(bool_or(seen.session = asked.session), false) as "wasHere",
        count(seen.session) filter (where seen.session <> asked.session)::integer as "otherDevices",
        (select set_config('synchronous_commit', 'off', true))
      from asked left join seen on seen.place = asked.place
      group by asked.place, asked.attempt, asked.session order by asked.place`,
  ),
);

async function writeReports(db: Database, reports: readonly PresenceReport[]): Promise<Outcomes<Presence>> {
  const values = reports.map(({ taskTakenId, sessionId, seenAt }, place) => ({
    place,
    attempt: taskTakenId,
    session: sessionId,
    seen_at: seenAt,
    open_since: new Date(seenAt.getTime() - openForMs),
  }));
  const { rows } = presencesSchema.parse(
    await statementOf(db)({
      reports: JSON.stringify(values),
      attempts: uuidList(values.map(({ attempt }) => attempt)),
      sessions: uuidList(values.map(({ session }) => session)),
    }),
  );
  return rows.map(({ isAttempt, isSession, ...value }) => {
    if (!isAttempt) return { status: 'rejected', reason: new NotFoundError() };
    // It ended while its report waited.
    if (!isSession) return { status: 'rejected', reason: new UnauthenticatedError() };
    return { status: 'fulfilled', value };
  });
}
