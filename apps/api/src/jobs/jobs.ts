import type { Contract, CallReply, JobName } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import type { JobData } from './job-data.ts';

/** When and with what a job is stored. */
export interface SendOptions {
  /** Stores the job in this transaction: it runs after the commit, and never without it. */
  db?: Database;
  /** While a job of the same name and key waits, another is not stored. Two of one key do not run at the same time. */
  key?: string;
  /** Runs the job at this time or, within half a minute, after it; now when absent. */
  startAt?: Date;
}

/** How many jobs of a name wait, wait to be tried again after an error, run, or failed for good. */
export interface JobCount {
  name: string;
  state: 'waiting' | 'waiting-again' | 'running' | 'failed';
  count: number;
}

/** Work that is done after a request, at a time, or by another server. */
export interface Jobs {
  /** Stores a job. It is run by one of the servers, again after an error, and once in its effect if it writes in a transaction. */
  send: <Name extends JobName>(name: Name, data: JobData<Name>, options?: SendOptions) => Promise<void>;
  /** Returns the jobs that failed for good, those that wait or run, and the schedule. */
  list: (db: Database) => Promise<CallReply<Contract['listJobs']>>;
  /** Counts jobs by name and state. */
  count: (db: Database) => Promise<readonly JobCount[]>;
  /** How many jobs failed for good. */
  countFailed: (db: Database) => Promise<number>;
  /** Returns with what the jobs of a name were sent that failed for good. */
  listFailedData: <Name extends JobName>(db: Database, name: Name) => Promise<JobData<Name>[]>;
  /** Sends a job that failed for good once more. @returns its name, or null if there is none with this id */
  retry: (tx: Database, id: string) => Promise<JobName | null>;
  /** Deletes a job that failed for good. @returns its name, or null if there is none with this id */
  remove: (tx: Database, id: string) => Promise<JobName | null>;
}

/** A job while it runs. */
export interface RunningJob {
  /** Whether it is put among the failed ones if it fails now. */
  isLastTry: boolean;
  /** Aborted when the job is no longer this server's: it took too long, or the server shuts down and waits no longer. */
  signal: AbortSignal;
  /** Tells how much of the job is done, between 0 and 1. */
  progress: (share: number) => Promise<void>;
}

/** How the jobs of one name are kept and tried. */
export interface QueueSettings {
  /** How often a job is tried again after an error, later each time, before it is put among the failed ones. */
  retries: number;
  /** When a job is sent by itself: a cron expression on the school's clock. */
  schedule?: string;
}
