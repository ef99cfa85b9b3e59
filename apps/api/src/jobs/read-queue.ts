import type { FailedJob, JobFailureReason, JobName, OpenJob } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { deadLetters } from './create-queues.ts';
import { failureReasons } from './job-failure.ts';
import type { JobCount } from './jobs.ts';
import { isJobName } from './job-data.ts';

/** How many jobs of each state are listed. */
const maxListed = 200;

const moment = z.coerce.date();

const rowSchema = z.object({
  id: z.string(),
  name: z.string().refine(isJobName),
  data: z.unknown(),
  key: z.string().nullable(),
  sentAt: moment,
  at: moment,
  state: z.string(),
  tries: z.number().int(),
  output: z.unknown(),
});

const countSchema = z.object({ rows: z.array(z.object({ count: z.number().int() })) });

const dataSchema = z.object({ rows: z.array(z.object({ data: z.unknown() })) });

const jobCountSchema = z.object({
  name: z.string(),
  state: z.enum(['waiting', 'waiting-again', 'running', 'failed']),
  count: z.number().int(),
});

/** A job as the queue keeps it. */
export type StoredJob = z.infer<typeof rowSchema>;

/** Returns the jobs that failed for good, newest first, or one of them. */
export function selectFailed(db: Database, id?: string): Promise<StoredJob[]> {
  return select(
    db,
    sql`select id, source_name as name, data, singleton_key as key, source_created_on as "sentAt", created_on as at,
        state::text as state, source_retry_count + 1 as tries, source_output as output
      from pgboss.job where name = ${deadLetters} and state = 'created' and ${id === undefined ? sql`true` : sql`id = ${id}`}
      order by created_on desc limit ${maxListed}`,
  );
}

/** Returns with what the jobs of a name were sent that failed for good. */
export async function selectFailedData(db: Database, name: JobName): Promise<unknown[]> {
  const failed = await db.execute(
    sql`select data from pgboss.job where name = ${deadLetters} and state = 'created' and source_name = ${name}`,
  );
  return dataSchema.parse(failed).rows.map(({ data }) => data);
}

/** Counts the jobs that failed for good. */
export async function countFailed(db: Database): Promise<number> {
  const { rows } = countSchema.parse(
    await db.execute(
      sql`select count(*)::int as count from pgboss.job where name = ${deadLetters} and state = 'created'`,
    ),
  );
  return rows[0]?.count ?? 0;
}

/** Counts jobs by name and state; `failed` is for good. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const counted = sql`
    select case when name = ${deadLetters} then source_name else name end as name,
      case when name = ${deadLetters} then 'failed' when state = 'active' then 'running'
        when state = 'retry' then 'waiting-again' else 'waiting' end as state,
      count(*)::int as count
    from pgboss.job where state < 'completed' and name not like '\\_\\_%' group by 1, 2 order by 1, 2`;
  return z.object({ rows: z.array(jobCountSchema) }).parse(await db.execute(counted)).rows;
}

/** Returns the jobs that run, and those that wait, by their time. */
export function selectOpen(db: Database): Promise<StoredJob[]> {
  return select(
    db,
    sql`select id, name, data, singleton_key as key, created_on as "sentAt", state::text as state, retry_count + 1 as tries, output,
        case when state = 'active' then started_on else start_after end as at
      from pgboss.job where name <> ${deadLetters} and name not like '\\_\\_%' and state < 'completed'
      order by state desc, start_after limit ${maxListed}`,
  );
}

/** When each job of the schedule has last run, and whether it did what it is for. */
export async function selectLastRuns(db: Database): Promise<Map<JobName, { at: Date; hasFailed: boolean }>> {
  const rows = await select(
    db,
    sql`select distinct on (name) id, name, data, singleton_key as key, created_on as "sentAt", state::text as state,
        retry_count + 1 as tries, output, completed_on as at
      from pgboss.job where name in (select name from pgboss.schedule) and state in ('completed', 'failed')
      order by name, completed_on desc`,
  );
  return new Map(rows.map(({ name, at, state }) => [name, { at, hasFailed: state === 'failed' }]));
}

/** Deletes the jobs of a name, or one job, from those that failed for good. */
export async function deleteFailed(db: Database, which: { name: string } | { id: string }): Promise<void> {
  const condition = 'id' in which ? sql`id = ${which.id}` : sql`source_name = ${which.name}`;
  await db.execute(sql`delete from pgboss.job where name = ${deadLetters} and ${condition}`);
}

async function select(db: Database, query: ReturnType<typeof sql>): Promise<StoredJob[]> {
  const { rows } = z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(query));
  // Jobs of another version of the server are not shown: nothing here could run them.
  return rows.flatMap((row) => {
    const job = rowSchema.safeParse(row);
    return job.success ? [job.data] : [];
  });
}

/** Describes a job that failed for good. */
export function toFailedJob(job: StoredJob, about: string | null): FailedJob {
  const { id, name, sentAt, at, tries } = job;
  return { _id: id, name, about, sentAt: sentAt.toISOString(), failedAt: at.toISOString(), tries, ...failureIn(job) };
}

/** Describes a job that waits or runs. */
export function toOpenJob({ id, name, sentAt, at, state, output }: StoredJob, about: string | null): OpenJob {
  const told = z.object({ progress: z.number() }).safeParse(output);
  return {
    _id: id,
    name,
    about,
    sentAt: sentAt.toISOString(),
    at: at.toISOString(),
    state: state === 'active' ? 'running' : state === 'retry' ? 'waiting-again' : 'waiting',
    progress: state === 'active' && told.success ? told.data.progress : null,
  };
}

const ownFailure = z.object({ reason: z.enum(failureReasons), message: z.string() });
/** What pg-boss itself writes: strings are wrapped. */
const queueFailure = z.object({ value: z.union([z.string(), z.object({ message: z.string() })]) });

function failureIn({ output }: StoredJob): { reason: JobFailureReason; details: string } {
  const own = ownFailure.safeParse(output);
  if (own.success) return { reason: own.data.reason, details: own.data.message };
  const ofQueue = queueFailure.safeParse(output);
  const value = ofQueue.success ? ofQueue.data.value : '';
  const details = typeof value === 'string' ? value : value.message;
  if (/heartbeat|shut down/u.test(details)) return { reason: 'stopped', details };
  return { reason: /timed out|exceeded/u.test(JSON.stringify(output) ?? '') ? 'too-long' : 'other', details };
}
