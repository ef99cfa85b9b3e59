import { type JobId, type JobName, jobNames, type ScheduledJob } from '@rubrica/api-client/contract';
import type { Database, QueueConnection } from '../db/database.ts';
import type { AppContext } from '../services/context.ts';
import { tellOfFailedJob } from '../services/jobs/tell-of-failed-job.ts';
import { parseJobData } from './job-data.ts';
import { forgetJob, jobAbout, jobTable, runJob } from './job-table.ts';
import type { Jobs, QueueSettings, RunningJob } from './jobs.ts';
import { openQueue, type Queue, type QueueOptions } from './queue.ts';
import {
  countFailed,
  countJobs,
  deleteFailed,
  selectFailed,
  selectFailedData,
  selectLastRuns,
  selectOpen,
  type StoredJob,
  toFailedJob,
  toOpenJob,
} from './read-queue.ts';
import { everyOf } from './schedule-jobs.ts';

/** The jobs of a server. */
export interface OpenJobs extends Jobs {
  /** Begins to run jobs, those of other servers included. */
  start: (app: AppContext) => Promise<void>;
  /** Runs no further jobs and waits for those that run. */
  close: () => Promise<void>;
}

/** Opens the queue of jobs of a database. */
export async function openJobs(
  connection: QueueConnection,
  options: Omit<QueueOptions, 'settings'>,
): Promise<OpenJobs> {
  const queue = await openQueue(connection, { ...options, settings: jobTable });

  return {
    send: (name, data, sendOptions) => queue.send(name, parseJobData(name, data), sendOptions),
    list: async (db) => {
      const aboutOf = ({ name, data }: StoredJob) => jobAbout(db, name, data);
      const failed = [];
      for (const job of await selectFailed(db)) failed.push(toFailedJob(job, await aboutOf(job)));
      const open = [];
      for (const job of await selectOpen(db)) open.push(toOpenJob(job, await aboutOf(job)));
      return { failed, open, scheduled: await listScheduled(db, queue) };
    },
    count: countJobs,
    countFailed,
    listFailedData: async (db, name) => (await selectFailedData(db, name)).map((data) => parseJobData(name, data)),
    retry: async (tx, id) => {
      const job = await takeFailed(tx, id);
      if (!job) return null;
      const { name, data, key } = job;
      await queue.send(name, parseJobData(name, data), { db: tx, ...(key !== null && { key }) });
      return name;
    },
    remove: async (tx, id) => {
      const job = await takeFailed(tx, id);
      if (job) await forgetJob(tx, job.name, job.data);
      return job?.name ?? null;
    },
    start: async (app) => {
      for (const name of jobNames) await queue.work(name, (data, job, id) => runQueued(app, { id, name, data, job }));
    },
    close: queue.close,
  };
}

/** Deletes a job from those that failed, and returns it. */
async function takeFailed(tx: Database, id: string): Promise<StoredJob | undefined> {
  const [job] = await selectFailed(tx, id);
  if (job) await deleteFailed(tx, { id });
  return job;
}

/**
 * Runs a job of the queue. Of a job of the schedule the last failure is kept, until it has done what it is for; otherwise one that runs
 * every minute would fill the list.
 */
async function runQueued(
  app: AppContext,
  { id, name, data, job }: { id: JobId; name: JobName; data: unknown; job: RunningJob },
): Promise<void> {
  const { schedule }: QueueSettings = jobTable[name];
  const forget = async () => {
    if (schedule !== undefined) await deleteFailed(app.db, { name });
  };
  const tell = () => app.live.publish('job-changed', { watching: { topic: 'jobs' } }, { job: id });
  tell();
  try {
    await runJob(app, name, data, { ...job, progress: (share) => job.progress(share).then(tell) });
    await forget();
  } catch (error) {
    if (job.isLastTry) {
      await forget();
      await tellOfFailedJob(app, name);
    }
    throw error;
  } finally {
    tell();
  }
}

async function listScheduled(db: Database, { boss, timeZone }: Queue): Promise<ScheduledJob[]> {
  const lastRuns = await selectLastRuns(db);
  return jobNames.flatMap((name: JobName) => {
    const { schedule }: QueueSettings = jobTable[name];
    if (schedule === undefined) return [];
    const [next] = boss.previewSchedule(schedule, { tz: timeZone, count: 1 });
    const last = lastRuns.get(name);
    return [
      {
        name,
        ...everyOf(schedule),
        lastRun: last ? { at: last.at.toISOString(), hasFailed: last.hasFailed } : null,
        nextAt: (next ?? new Date()).toISOString(),
      },
    ];
  });
}
