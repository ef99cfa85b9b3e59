import type { JobId, JobName } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { type JobData, parseJobData } from '../jobs/job-data.ts';
import { runJob } from '../jobs/job-table.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { AppContext } from '../services/context.ts';

interface WaitingJob {
  name: JobName;
  data: JobData<JobName>;
  key: string;
  startAt: Date;
  /** The transaction that it was stored in. */
  transaction: string | null;
}

/** The jobs of a test server: they wait in memory until a test runs those that are due by its clock. */
export interface TestJobs extends Jobs {
  /** Runs the jobs that are due, or those of one name, in order, and those that they send. @throws the error of the first that fails */
  runDue: (app: AppContext, name?: JobName) => Promise<void>;
  /** Puts a job among those that failed for good. @returns its id */
  addFailed: <Name extends JobName>(name: Name, data: JobData<Name>) => JobId;
}

/** Returns jobs without a queue in the database: opening one for each file of tests would take longer than its tests. */
export function testJobs(db: Database, clock: Clock): TestJobs {
  const waiting: WaitingJob[] = [];
  const failed = new Map<string, Pick<WaitingJob, 'name' | 'data'>>();

  const takeDue = async (name?: JobName): Promise<WaitingJob | undefined> => {
    const [index = -1] = waiting
      .map((_, at) => at)
      .filter((at) => (waiting[at]?.startAt ?? 0) <= clock.now() && (!name || waiting[at]?.name === name))
      .toSorted((one, other) => Number(waiting[one]?.startAt) - Number(waiting[other]?.startAt));
    const [job] = index < 0 ? [] : waiting.splice(index, 1);
    if (!job || (await isCommitted(db, job.transaction))) return job;
    return takeDue(name);
  };

  return {
    send: async (name, data, { db: tx, key = crypto.randomUUID(), startAt = clock.now() } = {}) => {
      const transaction = tx ? await transactionId(tx) : null;
      if (waiting.some((job) => job.name === name && job.key === key)) return;
      waiting.push({ name, data: parseJobData(name, data), key, startAt, transaction });
    },
    list: async () => ({ failed: [], open: [], scheduled: [] }),
    count: async () => (failed.size > 0 ? [{ name: 'sweep-files', state: 'failed', count: failed.size }] : []),
    countFailed: async () => failed.size,
    listFailedData: async (_db, name) =>
      [...failed.values()].flatMap((job) => (job.name === name ? [parseJobData(name, job.data)] : [])),
    retry: async (tx, id) => {
      const job = failed.get(id);
      failed.delete(id);
      return job?.name ?? null;
    },
    remove: async (_tx, id) => {
      const job = failed.get(id);
      failed.delete(id);
      return job?.name ?? null;
    },
    addFailed: (name, data) => {
      const id = crypto.randomUUID();
      failed.set(id, { name, data });
      return id;
    },
    runDue: async (app, name) => {
      for (let job = await takeDue(name); job; job = await takeDue(name)) {
        await runJob(app, job.name, job.data, {
          isLastTry: true,
          signal: new AbortController().signal,
          progress: async () => {},
        });
      }
    },
  };
}

const oneRow = sql`(select 1) as one_row`;

async function transactionId(tx: Database): Promise<string | null> {
  const [row] = await tx.select({ id: sql<string>`pg_current_xact_id()::text` }).from(oneRow);
  return row?.id ?? null;
}

/** Whether what a transaction stored is there; a job of one that was rolled back never was. */
async function isCommitted(db: Database, transaction: string | null): Promise<boolean> {
  if (transaction === null) return true;
  const [row] = await db.select({ status: sql<string>`pg_xact_status(${transaction}::xid8)` }).from(oneRow);
  return row?.status === 'committed';
}
