import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { readJournal } from '../../services/backups/backup-format.ts';
import { queryRows } from '../../services/queries/query-rows.ts';
import { type Finding, fine } from './finding.ts';

const minuteMs = 60_000;

/** Checks whether the tables are those of this version of the server. */
export async function checkMigrations(db: Database): Promise<Finding[]> {
  const about = 'Migrations';
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
  if (applied.some(({ at }) => !known.has(at)))
    return [
      {
        level: 'problem',
        about,
        says: 'A newer version of Rubrica has changed this database.',
        advice: 'Update Rubrica to that version (git pull), or restore a backup from before.',
      },
    ];
  const missing = entries.length - applied.length;
  if (missing > 0)
    return [
      {
        level: 'warning',
        about,
        says: `${missing} of ${entries.length} are not applied yet.`,
        advice: 'Back up, then start the server: it applies them.',
      },
    ];
  return [fine(about, `All ${entries.length} are applied.`)];
}

/** Compares the machine's clock with that of the database server, and with what was logged last. */
export async function checkClock(db: Database, now: () => Date): Promise<Finding[]> {
  const about = 'Clock';
  const [row] = await queryRows(
    db,
    z.object({ now: z.coerce.date(), last: z.coerce.date().nullable() }),
    sql`select clock_timestamp()::text as now, (select max(at) from audit_log)::text as last`,
  );
  const advice = 'Let the machine keep its clock by NTP: timedatectl set-ntp true. Deadlines go by it.';
  const offMs = row ? Math.abs(row.now.getTime() - now().getTime()) : 0;
  if (offMs > minuteMs)
    return [
      {
        level: 'problem',
        about,
        says: `It differs from the database server's by ${Math.round(offMs / 1000)} seconds.`,
        advice,
      },
    ];
  if (row?.last && row.last.getTime() > now().getTime() + minuteMs)
    return [
      {
        level: 'problem',
        about,
        says: `The last entry of the audit log is of ${row.last.toISOString()}: the clock went back.`,
        advice,
      },
    ];
  return [fine(about, `${now().toISOString()}, in agreement with the database.`)];
}

/** Checks for jobs that failed for good. */
export async function checkFailedJobs(db: Database): Promise<Finding[]> {
  const about = 'Jobs';
  const [table] = await queryRows(
    db,
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('pgboss.job') is not null as exists`,
  );
  if (!table?.exists) return [fine(about, 'None yet.')];
  const failed = await queryRows(
    db,
    z.object({ name: z.string(), count: z.coerce.number() }),
    sql`select source_name as name, count(*)::text as count from pgboss.job where name = 'dead-letters' and state = 'created' group by 1 order by 1`,
  );
  if (failed.length === 0) return [fine(about, 'None failed for good.')];
  const names = failed.map(({ name, count }) => `${name} (${count})`).join(', ');
  return [
    {
      level: 'warning',
      about,
      says: `Some failed for good: ${names}.`,
      advice: 'The page Jobs of an administrator says why, and runs them again.',
    },
  ];
}
