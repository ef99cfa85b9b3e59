import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';

/** What the server does after a request, at a time, or by its schedule. */
export const jobNames = [
  'back-up',
  'close-meetings',
  'delete-expired-rows',
  'erase-messages',
  'erase-recordings',
  'fetch-whatsapp-file',
  'make-report',
  'send-automatic-whatsapp',
  'send-digests',
  'send-mails',
  'send-whatsapp',
  'settle-whatsapp',
  'sweep-files',
  'tell-deadlines',
  'tell-message',
] as const;
export type JobName = (typeof jobNames)[number];
const jobNameSchema = z.enum(jobNames);

/** Why a job failed, as far as the server can tell; `stopped` is a server that ended, or was ended, while it ran. */
export const jobFailureReasons = ['database', 'disk-full', 'mail', 'outdated', 'stopped', 'too-long', 'other'] as const;
export type JobFailureReason = (typeof jobFailureReasons)[number];

const jobFields = {
  _id: idOf<'Job'>(),
  name: jobNameSchema,
  /** What it is about, in the words of those who made it: the name of a report; null for what has no name. */
  about: z.string().nullable(),
  sentAt: dateTime,
};

/** A job that failed for good: it is not tried again unless somebody says so. */
export const failedJobSchema = z.object({
  ...jobFields,
  failedAt: dateTime,
  tries: z.number().int(),
  reason: z.enum(jobFailureReasons),
  /** For whoever looks after the server: errors with their places in the code, without data of people. */
  details: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** A job that waits for its time or its turn, or that runs. */
export const openJobSchema = z.object({
  ...jobFields,
  state: z.enum(['waiting', 'waiting-again', 'running']),
  /** When it is due, or since when it runs. */
  at: dateTime,
  /** How much of it is done, between 0 and 1, where it tells that. */
  progress: z.number().nullable(),
});
export type OpenJob = z.infer<typeof openJobSchema>;

/** A job that the server sends itself. */
export const scheduledJobSchema = z.object({
  name: jobNameSchema,
  every: z.enum(['minute', 'hour', 'day', 'week', 'month']),
  /** How many minutes or hours lie between two runs; one where it is absent. */
  interval: z.number().int().optional(),
  lastRun: z.object({ at: dateTime, hasFailed: z.boolean() }).nullable(),
  nextAt: dateTime,
});
export type ScheduledJob = z.infer<typeof scheduledJobSchema>;
