import type { SessionId, TaskTakenId } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Batcher, createBatcher, doTogether, type Outcomes } from '../../batcher.ts';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { attemptSessions } from '../../db/schema/attempts.ts';
import { queryRows } from '../queries/query-rows.ts';

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

const presenceSchema = z.object({ wasHere: z.boolean(), otherDevices: z.number() });

/** A page says every half a minute that it is open: two missed reports, and it no longer counts. */
const openForMs = 70_000;

/** Writes down the reports that arrive at the same time, in one statement. Each has the reply that it would have alone, after those before it. */
export const presenceReports: (db: Database) => Batcher<PresenceReport, Presence> = perDatabase((db) =>
  createBatcher({
    run: (reports) => doTogether(reports, (some) => writeReports(db, some)),
    maxSize: 64,
    concurrency: 1,
  }),
);

async function writeReports(db: Database, reports: readonly PresenceReport[]): Promise<Outcomes<Presence>> {
  const values = reports.map(({ taskTakenId, sessionId, seenAt }, place) => ({
    place,
    attempt: taskTakenId,
    session: sessionId,
    seen_at: seenAt,
    open_since: new Date(seenAt.getTime() - openForMs),
  }));
  // What is read is the state before the statement; the reports before one of the batch are those with a lower place.
  const rows = await queryRows(
    db,
    presenceSchema,
    sql`
    with reported as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb)
        as reported(place integer, attempt uuid, session uuid, seen_at timestamptz, open_since timestamptz)
    ), seen as (
      select reported.place, known.session_id as session
        from reported join ${attemptSessions} known on known.task_taken_id = reported.attempt and known.seen_at > reported.open_since
      union
      select reported.place, earlier.session
        from reported join reported earlier on earlier.attempt = reported.attempt
          and earlier.place < reported.place and earlier.seen_at > reported.open_since
    ), written as (
      insert into ${attemptSessions} (task_taken_id, session_id, seen_at)
        select attempt, session, max(seen_at) from reported group by attempt, session order by attempt, session
        on conflict (task_taken_id, session_id) do update set seen_at = excluded.seen_at
    )
    select reported.place, coalesce(bool_or(seen.session = reported.session), false) as "wasHere",
        count(seen.session) filter (where seen.session <> reported.session)::integer as "otherDevices"
      from reported left join seen on seen.place = reported.place
      group by reported.place order by reported.place`,
  );
  return rows.map((value) => ({ status: 'fulfilled', value }));
}
