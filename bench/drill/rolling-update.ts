import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { applyMigrations } from '../../apps/api/src/testing/bench/apply-migrations.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { queryOne } from '../../apps/api/src/testing/bench/start-replica-pair.ts';
import { lastRelease } from '../../scripts/lib/releases.ts';
import type { Outcome } from '../load/plan.ts';
import { prepareExam } from './exam.ts';
import { openRelease } from './old-release.ts';
import type { DrillOptions } from './options.ts';
import { type Servers, startServers } from './servers.ts';

/** Three health checks of the proxy take less. */
const drainSeconds = 3;
const migrations = path.join(import.meta.dirname, 'migrations');
const expand = path.join(migrations, 'expand.sql');
const contract = path.join(migrations, 'contract.sql');
/** Rows that one statement fills, so that no save waits long for them. */
const rowsAtOnce = 500;

/**
 * Two servers of the last release are replaced one by one by this version, the first of which migrates; then, as by the release after
 * it, once more. Migrations of the drill's own stand at the end of both, so that there is something to expand and to contract.
 */
export async function updateServers(folder: string, options: DrillOptions): Promise<boolean> {
  const release = lastRelease();
  const old = await openRelease(release);
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    const exam = await prepareExam({ url }, folder, options, old.addExamWorld);
    const settings = { RUBRICA_DRAIN_SECONDS: String(drainSeconds) };
    const servers = await startServers({
      folder,
      databaseUrl: url,
      settings: [settings, settings],
      main: old.main,
      breaksOff: false,
    });
    const failed = new AbortController();
    try {
      const updating = async () => {
        const pauseMs = options.every * 1000;
        await setTimeout(pauseMs, undefined, { signal: failed.signal });
        await replaceAll(servers, `${release.name} by this version`, pauseMs, () => applyMigrations({ url }, [expand]));
        const isCopied = await fillColumn(url);
        await replaceAll(servers, 'this version by the next', pauseMs, () =>
          applyMigrations({ url }, [expand, contract]),
        );
        return { isCopied, endedAt: Date.now() };
      };
      const taking = async () => {
        const outcome = await exam.take(servers.origin, failed.signal);
        return { outcome, endedAt: Date.now() };
      };
      const [update, taken] = await Promise.all([updating(), taking()]).catch((error: unknown) => {
        failed.abort();
        throw error;
      });
      const isInTime = update.endedAt < taken.endedAt;
      if (!isInTime) console.log('The exam was over before the update: take more minutes.');
      const failures = (await servers.count()).reduce((sum, count) => sum + count.failed, 0);
      console.log(`${failures} replies of the servers had a status of 500 or more.`);
      const hasGivenUp = printRetries(taken.outcome);
      return (await exam.judge({ url }, taken.outcome)) && isInTime && update.isCopied && !hasGivenUp;
    } finally {
      await servers.close();
    }
  } finally {
    await stop();
  }
}

/** Replaces both servers, the first of which migrates, and prints what both have answered while they were of two versions. */
async function replaceAll(servers: Servers, what: string, pauseMs: number, migrate: () => Promise<void>) {
  const startedAt = Date.now();
  let [drainedMs, migratedMs] = [0, 0];
  await servers.replace(0, async () => {
    drainedMs = Date.now() - startedAt;
    await migrate();
    migratedMs = Date.now() - startedAt - drainedMs;
  });
  const startedMs = Date.now() - startedAt - drainedMs - migratedMs;
  const before = await servers.count();
  await setTimeout(pauseMs);
  const after = await servers.count();
  const [ofNew, ofOld] = [0, 1].map((index) => (after[index]?.all ?? 0) - (before[index]?.all ?? 0));
  await servers.replace(1, async () => {});
  console.log(
    `Replaced ${what} in ${seconds(Date.now() - startedAt)}: the first drained in ${seconds(drainedMs)}, migrated in ${seconds(migratedMs)}, was up after ${seconds(startedMs)} more.`,
  );
  console.log(`In ${seconds(pauseMs)} side by side the old server gave ${ofOld} replies, the new one ${ofNew}.`);
  await setTimeout(pauseMs);
}

/** Fills the new column where no save has, a few rows at a time. Returns whether old and new servers alike have kept it. */
async function fillColumn(url: string): Promise<boolean> {
  const empty = 'select count(*)::int from answers where marked_by_student is null';
  const emptyBefore = Number(await queryOne(url, empty));
  const fill = `with filled as (
    update answers set marked_by_student = flagged where id in (
      select id from answers where marked_by_student is null limit ${rowsAtOnce} for update skip locked
    ) returning id
  ) select count(*)::int from filled`;
  while (Number(await queryOne(url, empty)) > 0) await queryOne(url, fill);
  const wrong = await queryOne(
    url,
    'select count(*)::int from answers where marked_by_student is distinct from flagged',
  );
  console.log(`The new column was filled in ${emptyBefore} rows of before; it is wrong in ${String(wrong)}.`);
  return wrong === 0;
}

/** Prints how many calls were sent again. Returns whether one was given up. */
function printRetries({ failures }: Outcome): boolean {
  const counts = Object.entries(failures);
  const sum = (fits: (what: string) => boolean) =>
    counts.reduce((total, [what, count]) => (fits(what) ? total + count : total), 0);
  const again = sum((what) => /: (?:no reply|429|5\d\d)/u.test(what));
  const givenUp = sum((what) => what.endsWith(': given up'));
  console.log(`${again} times a call was sent again for want of an answer; ${givenUp} calls were given up.`);
  return givenUp > 0;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
