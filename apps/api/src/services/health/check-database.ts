import type { ServerHealth } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { JobCount } from '../../jobs/jobs.ts';
import { readJournal } from '../backups/backup-format.ts';
import { queryRows } from '../queries/query-rows.ts';
import type { AttemptFigures } from './read-figures.ts';

const toleratedClockMs = 60_000;
/** Most takers of an exam save more than once a minute. */
const quietSeconds = 600;
/** Attempts without a time limit stay open for days: nobody is writing in them. */
const restSeconds = 3600;

/** Asks the database which it is, and how large. */
export async function checkDatabase(db: Database, isEmbedded: boolean): Promise<ServerHealth['database']> {
  const [row] = await queryRows(
    db,
    z.object({ version: z.string(), bytes: z.coerce.number() }),
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
  );
  const { version = '', bytes = 0 } = row ?? {};
  return { state: 'good', kind: isEmbedded ? 'embedded' : 'server', version, bytes };
}

/** Compares the tables with those of this version of the server. */
export async function checkMigrations(db: Database): Promise<ServerHealth['migrations']> {
  const [table] = await queryRows(
    db,
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  const applied = table?.exists
    ? await queryRows(
        db,
        z.object({ at: z.coerce.number() }),
        sql`select created_at::text as at from drizzle.__drizzle_migrations`,
      )
    : [];
  const { entries } = await readJournal();
  const known = new Set(entries.map(({ when }) => when));
  const isNewer = applied.some(({ at }) => !known.has(at));
  const isMissing = applied.length < entries.length;
  const state = isNewer ? 'act' : isMissing ? 'look' : 'good';
  return { state, applied: applied.length, known: entries.length, isNewer };
}

/** The clock, and when the last entry of the audit log was made, if that is still to come. */
type ClockCheck = ServerHealth['clock'] & { lastLoggedAt: Date | null };

/** Compares the clock of the machine with that of the database, and with what was logged last. */
export async function checkClock(db: Database, now: () => Date): Promise<ClockCheck> {
  const [row] = await queryRows(
    db,
    z.object({ now: z.coerce.date(), last: z.coerce.date().nullable() }),
    sql`select clock_timestamp()::text as now, (select max(at) from audit_log)::text as last`,
  );
  const differenceMs = row ? Math.round(now().getTime() - row.now.getTime()) : 0;
  const isAhead = row?.last && row.last.getTime() > now().getTime() + toleratedClockMs;
  const state = Math.abs(differenceMs) > toleratedClockMs || isAhead ? 'act' : 'good';
  return { state, differenceMs, lastLoggedAt: isAhead ? row.last : null };
}

/** Returns how attempts do: that most have stopped saving within the hour says that saves may not arrive. */
export function attemptsHealth(attempts: AttemptFigures): ServerHealth['attempts'] {
  const { medianSeconds } = attempts;
  const isQuiet = medianSeconds !== null && medianSeconds > quietSeconds && medianSeconds < restSeconds;
  return { state: isQuiet ? 'look' : 'good', ...attempts };
}

/** Returns how jobs do, of their counts by name and state. */
export function jobsHealth(jobs: readonly JobCount[]): ServerHealth['jobs'] {
  const of = (state: JobCount['state']) => jobs.reduce((sum, job) => sum + (job.state === state ? job.count : 0), 0);
  const failed = of('failed');
  return {
    state: failed > 0 ? 'look' : 'good',
    waiting: of('waiting') + of('waiting-again'),
    running: of('running'),
    failed,
  };
}
