import type { JobName } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import type { AppContext } from '../services/context.ts';
import { backUpDaily } from '../services/backups/daily-backup.ts';
import { closeMeetings } from '../services/attendance/close-meetings.ts';
import { deleteExpiredRows } from '../services/cleanup/delete-expired-rows.ts';
import { eraseRecordings } from '../services/cleanup/erase-recordings.ts';
import { sweepFiles } from '../services/cleanup/sweep-files.ts';
import { tellingPeople } from '../services/live/told-people.ts';
import { eraseMessages } from '../services/chat/erase-messages.ts';
import { tellMessage } from '../services/chat/tell-message.ts';
import { forgetBatch, namesOfBatch } from '../services/mails/batch-of-mails.ts';
import { sendMails } from '../services/mails/send-mails.ts';
import { sendDigests } from '../services/notices/send-digests.ts';
import { tellDeadlines } from '../services/notices/tell-deadlines.ts';
import { makeReport } from '../services/report-files/make-report.ts';
import { fetchFile } from '../services/whatsapp/files/fetch-file.ts';
import { sendMessages } from '../services/whatsapp/sends/send-messages.ts';
import { sendAutomatic } from '../services/whatsapp/sends/send-automatic.ts';
import { settleMessages } from '../services/whatsapp/sends/settle-messages.ts';
import { reportFileName } from '../services/report-files/report-file-name.ts';
import { type JobData, parseJobData } from './job-data.ts';
import type { QueueSettings, RunningJob } from './jobs.ts';

interface Job<Name extends JobName> extends QueueSettings {
  /** Does the job. It may run again after an error or a crash, so that its effect has to be the same as of one run. */
  run: (app: AppContext, data: JobData<Name>, running: RunningJob) => Promise<unknown>;
  /** What a job is about, in the words of those who made it, for admins: the name of a report. */
  about?: (db: Database, data: JobData<Name>) => Promise<string | null>;
  /** Deletes what a job would have worked on, once an admin has deleted the job. */
  forget?: (tx: Database, data: JobData<Name>) => Promise<void>;
}

/** What each job does, how often it is tried again and, for those of the schedule, when it runs. */
export const jobTable: { readonly [Name in JobName]: Job<Name> } = {
  'back-up': { run: backUpDaily, retries: 2, schedule: '47 2 * * *' },
  'close-meetings': { run: closeMeetings, retries: 2, schedule: '* * * * *' },
  'delete-expired-rows': { run: ({ db, clock }) => deleteExpiredRows(db, clock), retries: 2, schedule: '7 * * * *' },
  'erase-messages': { run: eraseMessages, retries: 3, schedule: '27 3 * * *' },
  'erase-recordings': { run: eraseRecordings, retries: 3, schedule: '17 3 * * *' },
  'fetch-whatsapp-file': { run: fetchFile, retries: 5 },
  'make-report': { run: makeReport, retries: 2, about: reportFileName },
  'send-automatic-whatsapp': { run: sendAutomatic, retries: 2, schedule: '*/10 * * * *' },
  // About half a day: a mail server that is being repaired overnight loses nothing.
  'send-mails': { run: sendMails, retries: 12, about: namesOfBatch, forget: forgetBatch },
  'send-digests': { run: sendDigests, retries: 3, schedule: '0 * * * *' },
  'send-whatsapp': { run: sendMessages, retries: 2, schedule: '* * * * *' },
  'settle-whatsapp': { run: settleMessages, retries: 2, schedule: '* * * * *' },
  'sweep-files': { run: sweepFiles, retries: 2, schedule: '37 * * * *' },
  'tell-deadlines': { run: tellDeadlines, retries: 2, schedule: '* * * * *' },
  'tell-message': { run: tellMessage, retries: 2 },
};

/** Runs a job of a name with the data that it was stored with. */
export async function runJob<Name extends JobName>(
  app: AppContext,
  name: Name,
  data: unknown,
  running: RunningJob,
): Promise<void> {
  const job: Job<Name> = jobTable[name];
  await tellingPeople(app, () => job.run(app, parseJobData(name, data), running));
}

/** Says what a job with stored data is about; null for what has no name, or is gone. */
export async function jobAbout<Name extends JobName>(db: Database, name: Name, data: unknown): Promise<string | null> {
  const job: Job<Name> = jobTable[name];
  if (!job.about) return null;
  try {
    return await job.about(db, parseJobData(name, data));
  } catch {
    // Data of another version of the server: the job is listed all the same.
    return null;
  }
}

/** Deletes what a job that is deleted would have worked on. */
export async function forgetJob<Name extends JobName>(tx: Database, name: Name, data: unknown): Promise<void> {
  const job: Job<Name> = jobTable[name];
  if (job.forget) await job.forget(tx, parseJobData(name, data));
}
