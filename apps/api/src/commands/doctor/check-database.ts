import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { findOpenDemoAccounts } from '../../demo/demo-accounts.ts';
import { countJobs } from '../../jobs/read-queue.ts';
import { checkClock, checkMigrations } from '../../services/health/check-database.ts';
import { queryRows } from '../../services/queries/query-rows.ts';
import { type AddressSettings, settingThatOpens } from '../guard-start.ts';
import { type Finding, fine } from './finding.ts';

/** Says whether the tables are those of this version of the server. */
export async function lookAtMigrations(db: Database): Promise<Finding[]> {
  const about = 'Migrations';
  const { applied, known, isNewer } = await checkMigrations(db);
  if (isNewer)
    return [
      {
        level: 'problem',
        about,
        says: 'A newer version of Rubrica has changed this database.',
        advice: 'Update Rubrica to that version (git pull), or restore a backup from before.',
      },
    ];
  if (applied < known)
    return [
      {
        level: 'warning',
        about,
        says: `${known - applied} of ${known} are not applied yet.`,
        advice: 'Back up, then start the server: it applies them.',
      },
    ];
  return [fine(about, `All ${known} are applied.`)];
}

/** Compares the machine's clock with that of the database server, and with what was logged last. */
export async function lookAtClock(db: Database, now: () => Date): Promise<Finding[]> {
  const about = 'Clock';
  const { state, differenceMs, lastLoggedAt } = await checkClock(db, now);
  if (state === 'good') return [fine(about, `${now().toISOString()}, in agreement with the database.`)];
  const says = lastLoggedAt
    ? `The last entry of the audit log is of ${lastLoggedAt.toISOString()}: the clock went back.`
    : `It differs from the database server's by ${Math.round(Math.abs(differenceMs) / 1000)} seconds.`;
  const advice = 'Let the machine keep its clock by NTP: timedatectl set-ntp true. Deadlines go by it.';
  return [{ level: 'problem', about, says, advice }];
}

/** Looks for accounts that open with the published password of the demo where other machines reach them. */
export async function lookAtDemo(db: Database, settings: AddressSettings): Promise<Finding[]> {
  const about = 'Demo';
  const open = await findOpenDemoAccounts(db);
  if (open.length === 0) return [fine(about, 'No account opens with its password.')];
  const setting = settingThatOpens(settings);
  if (setting === null) return [fine(about, `${open.length} accounts open with its password, on this machine alone.`)];
  return [
    {
      level: 'problem',
      about,
      says: `Anybody can open ${open.length} accounts with its published password, and ${setting} means that other machines reach this server.`,
      advice: 'Close them: npm run admin -- demo --remove',
    },
  ];
}

/** Looks for jobs that failed for good. */
export async function lookAtJobs(db: Database): Promise<Finding[]> {
  const about = 'Jobs';
  if (!(await hasQueue(db))) return [fine(about, 'None yet.')];
  const failed = (await countJobs(db)).filter(({ state }) => state === 'failed');
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

/** Whether the queue has tables: the first server that starts makes them. */
async function hasQueue(db: Database): Promise<boolean> {
  const query = sql`select to_regclass('pgboss.job') is not null as exists`;
  const [table] = await queryRows(db, z.object({ exists: z.boolean() }), query);
  return table?.exists === true;
}
