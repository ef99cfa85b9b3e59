import type { JobId } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  type ConstructorOptions,
  fromDrizzle,
  fromPglite,
  type JobWithMetadata,
  PgBoss,
  type WorkOptions,
} from 'pg-boss';
import { z } from 'zod';
import type { Database, QueueConnection } from '../db/database.ts';
import type { Log } from '../log.ts';
import { withLogFields } from '../log-context.ts';
import { createFailureLog } from '../outage-log.ts';
import { traceWork } from '../trace-work.ts';
import { createQueues } from './create-queues.ts';
import { failureOf } from './job-failure.ts';
import type { QueueSettings, RunningJob, SendOptions } from './jobs.ts';
import { scheduleJobs } from './schedule-jobs.ts';

/** The jobs of one database. Their tables are in the schema `pgboss`. */
export interface Queue {
  /** Where its tables are read with SQL. */
  boss: PgBoss;
  /** Every job, with its settings. */
  settings: Readonly<Record<string, QueueSettings>>;
  timeZone: string;
  send: (name: string, data: object, options?: SendOptions) => Promise<void>;
  /** Runs jobs of a name on this server, one after another. */
  work: (name: string, run: (data: unknown, job: RunningJob, id: JobId) => Promise<void>) => Promise<void>;
  /** Runs no further jobs and waits for those that run; one that takes too long is given to another server. */
  close: () => Promise<void>;
}

export interface QueueOptions {
  settings: Readonly<Record<string, QueueSettings>>;
  timeZone: string;
  log: Log;
  /** Whether another process of this server runs jobs, keeps the schedule and has made the tables: this one sends jobs alone. */
  onlySends?: boolean;
  /** How long the queue waits between looks at the schedule, and for jobs of servers that have died; half a minute when absent. */
  intervalSeconds?: number;
}

/** Less than the process has for its shutdown. */
const stopTimeoutMs = 7_000;

/**
 * New jobs wake their worker through LISTEN and NOTIFY; these intervals are for what nothing wakes: retries, jobs with a time, and a
 * listener that was lost.
 */
const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 } satisfies WorkOptions;

/**
 * Opens the queue: creates or migrates its tables, creates the queues and stores the schedule. It has to be open before the first
 * transaction sends a job: what pg-boss does not know of a queue it would read on another connection, which the embedded
 * database does not have.
 */
export async function openQueue(connection: QueueConnection, options: QueueOptions): Promise<Queue> {
  const { settings, timeZone, log, onlySends = false } = options;
  const boss = new PgBoss({
    ...bossOptions,
    ...connectionOptions(connection),
    ...intervals(options),
    ...(onlySends && { supervise: false, schedule: false, migrate: false, useListenNotify: false }),
  });
  const logFailure = createFailureLog(log, 'The queue of jobs reported an error.');
  boss.on('error', (error) => logFailure(toError(error)));
  await boss.start();
  try {
    if (!onlySends) {
      await createQueues(boss, settings);
      await scheduleJobs(boss, { settings, timeZone });
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    boss,
    settings,
    timeZone,
    send: async (name, data, { db, key, startAt } = {}) => {
      const job = await boss.send(name, data, {
        singletonKey: key ?? crypto.randomUUID(),
        ...(startAt && { startAfter: startAt }),
        ...(db && { db: inTransaction(db) }),
      });
      // The line has the id of the request too: it tells which jobs came of it.
      if (job !== null) log.info(`Sent the job ${name}.`, { job });
    },
    work: async (name, run) => {
      const workerId = await boss.work(
        name,
        { ...polling, includeMetadata: true },
        async ([job]: JobWithMetadata[]) => {
          if (!job) return;
          // One notification may stand for several jobs: the worker looks for the next one at once.
          boss.notifyWorker(workerId);
          try {
            const running = {
              isLastTry: job.retryCount >= job.retryLimit,
              signal: job.signal,
              progress: (share: number) => storeProgress(boss, job, share),
            };
            const about = { kind: 'job', name: `job ${name}`, attributes: { 'rubrica.job': job.id } } as const;
            await withLogFields({ job: job.id }, () => traceWork(about, () => run(job.data, running, job.id)));
          } catch (error) {
            const tries = `try ${job.retryCount + 1} of ${job.retryLimit + 1}`;
            log.error(`The job ${name} failed in ${tries}.`, error, { job: job.id });
            throw failureOf(error);
          }
        },
      );
    },
    close: () => boss.stop({ timeout: stopTimeoutMs }),
  };
}

/** Workers of pg-boss report the fields of an error in an object that is none, of which the log says nothing. */
function toError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== 'object' || reported === null) return reported;
  return Object.assign(new Error(), reported);
}

const bossOptions = {
  schema: 'pgboss',
  useListenNotify: true,
  // Few rows: neither their indexes nor the list of servers are worth a query every half minute.
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  flowIntervalSeconds: 86_400,
  maintenanceIntervalSeconds: 3_600,
  openTelemetry: { enabled: false },
} satisfies ConstructorOptions;

function intervals({ intervalSeconds: seconds = 30 }: Pick<QueueOptions, 'intervalSeconds'>) {
  return {
    cronMonitorIntervalSeconds: seconds,
    cronWorkerIntervalSeconds: seconds,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
  };
}

function connectionOptions(connection: QueueConnection): ConstructorOptions {
  return 'client' in connection
    ? { db: fromPglite(connection.client), backend: 'pglite' }
    : { connectionString: connection.connectionString, max: 3 };
}

const resultSchema = z.object({ rows: z.array(z.unknown()) });

/** Statements of pg-boss in a transaction of ours. */
function inTransaction(db: Database) {
  return fromDrizzle({ execute: async (query) => resultSchema.parse(await db.execute(sql`${query}`)) }, sql);
}

/** Stores how much of a running job is done. */
async function storeProgress(boss: PgBoss, { id, name }: JobWithMetadata, share: number): Promise<void> {
  const output = JSON.stringify({ progress: Math.min(1, Math.max(0, share)) });
  await boss
    .getDb()
    .executeSql(`update pgboss.job set output = $1::jsonb where name = $2 and id = $3 and state = 'active'`, [
      output,
      name,
      id,
    ]);
}
