import { setTimeout } from 'node:timers/promises';
import type { ServerHealth } from '@rubrica/api-client/contract';
import { systemClock } from '../../clock.ts';
import type { AppContext } from '../context.ts';
import type { Service } from '../service.ts';
import { attemptsHealth, checkClock, checkDatabase, checkMigrations, jobsHealth } from './check-database.ts';
import { BucketUnreachableError, compareBucket, compareFolder, filesHealth } from './check-files.ts';
import { backupsHealth, findLastBackup, isNodeCurrent, spaceState } from './check-machine.ts';
import { readFigures } from './read-figures.ts';

/** How many files of a bucket are looked for: somebody waits for the page. */
const mostInBucket = 20;
/** A mail server or a bucket that takes longer is taken for unreachable. */
const answerTimeoutMs = 5000;

/** Returns how the server does, as far as it knows itself; `npm run doctor` looks at more, from outside. */
export const getServerHealth: Service<'getServerHealth'> = async (context): Promise<ServerHealth> => {
  const { db, disk, workers } = context;
  const { jobs, attempts } = await readFigures(context);
  const { state, differenceMs } = await checkClock(db, systemClock.now);
  const freeBytes = await disk.freeBytes();
  return {
    checkedAt: context.clock.now().toISOString(),
    server: {
      state: isNodeCurrent(process.version) ? 'good' : 'look',
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      node: process.version,
      workers,
    },
    database: await checkDatabase(db, disk.holdsDatabase),
    migrations: await checkMigrations(db),
    space: { state: spaceState(freeBytes), freeBytes },
    files: filesHealth(await compareFiles(context)),
    mail: await checkMail(context),
    jobs: jobsHealth(jobs),
    backups: await checkBackups(context),
    attempts: attemptsHealth(attempts),
    clock: { state, differenceMs },
  };
};

async function compareFiles({ db, files, log }: Pick<AppContext, 'db' | 'files' | 'log'>) {
  if (files.folder !== null) return compareFolder(db, files.folder);
  try {
    return await compareBucket(db, files.storage, { most: mostInBucket, timeoutMs: answerTimeoutMs });
  } catch (error) {
    if (!(error instanceof BucketUnreachableError)) throw error;
    log.error('The bucket could not be looked at.', error);
    return null;
  }
}

async function checkMail({ mailer }: Pick<AppContext, 'mailer'>): Promise<ServerHealth['mail']> {
  if (!mailer.check) return { state: 'look', way: 'folder', isReached: false };
  const reached = mailer.check().then(
    () => true,
    () => false,
  );
  const isReached = await Promise.race([reached, setTimeout(answerTimeoutMs, false, { ref: false })]);
  return { state: isReached ? 'good' : 'act', way: 'server', isReached };
}

async function checkBackups({
  backups,
  clock,
}: Pick<AppContext, 'backups' | 'clock'>): Promise<ServerHealth['backups']> {
  return backups && backupsHealth(await findLastBackup(backups.folder), clock.now(), backups.kept > 0);
}
