import type { AppContext } from '../services/context.ts';
import { closeMeetings } from '../services/attendance/close-meetings.ts';
import { deleteExpiredRows } from '../services/cleanup/delete-expired-rows.ts';
import { sweepFiles } from '../services/cleanup/sweep-files.ts';
import { type JobData, jobData, type JobName, parseJobData } from './job-data.ts';
import type { QueueSettings, RunningJob } from './jobs.ts';

interface Job<Name extends JobName> extends QueueSettings {
  /** Does the job. It may run again after an error or a crash, so that its effect has to be the same as of one run. */
  run: (app: AppContext, data: JobData<Name>, running: RunningJob) => Promise<unknown>;
}

/** What each job does, how often it is tried again and, for those of the schedule, when it runs. */
export const jobTable: { readonly [Name in JobName]: Job<Name> } = {
  'close-meetings': { run: closeMeetings, retries: 2, schedule: '* * * * *' },
  'delete-expired-rows': { run: ({ db, clock }) => deleteExpiredRows(db, clock), retries: 2, schedule: '7 * * * *' },
  'sweep-files': { run: sweepFiles, retries: 2, schedule: '37 * * * *' },
};

/** Runs a job of a name with the data that it was stored with. */
export async function runJob<Name extends JobName>(
  app: AppContext,
  name: Name,
  data: unknown,
  running: RunningJob,
): Promise<void> {
  const job: Job<Name> = jobTable[name];
  await job.run(app, parseJobData(name, data), running);
}

/** The names of all jobs. */
export const jobNames = Object.keys(jobData).filter((name): name is JobName => name in jobTable);
