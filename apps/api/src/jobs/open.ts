import type { QueueConnection } from '../db/database.ts';
import type { AppContext } from '../services/context.ts';
import { parseJobData } from './job-data.ts';
import { jobNames, jobTable, runJob } from './job-table.ts';
import type { Jobs } from './jobs.ts';
import { openQueue, type QueueOptions } from './queue.ts';

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
    start: async (app) => {
      for (const name of jobNames) await queue.work(name, (data, running) => runJob(app, name, data, running));
    },
    close: queue.close,
  };
}
