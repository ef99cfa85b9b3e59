import { type JobName, jobNames } from '@rubrica/api-client/contract';
import { z } from 'zod';

const nothing = z.strictObject({});

/** The shape of the data that each job is sent with. What each does stands in `job-table.ts`, its name in the contract. */
const jobData = {
  'back-up': nothing,
  'close-meetings': nothing,
  'delete-expired-rows': nothing,
  'erase-messages': nothing,
  'erase-recordings': nothing,
  'fetch-whatsapp-file': z.strictObject({ message: z.uuid() }),
  'make-report': z.strictObject({ reportFile: z.uuid() }),
  'send-automatic-whatsapp': nothing,
  'send-digests': nothing,
  'send-mails': z.strictObject({ batch: z.uuid() }),
  'send-whatsapp': nothing,
  'settle-whatsapp': nothing,
  'sweep-files': nothing,
  'tell-deadlines': nothing,
  'tell-message': z.strictObject({ thread: z.uuid(), to: z.enum(['owner', 'staff']) }),
} satisfies Record<JobName, z.ZodType<object>>;

/** What a job is sent with. */
export type JobData<Name extends JobName> = z.output<(typeof jobData)[Name]>;

const schemas: { [Name in JobName]: z.ZodType<JobData<Name>> } = jobData;

/** Parses the data of a job. @throws {z.ZodError} for data of another shape, such as that of another version of the server */
export function parseJobData<Name extends JobName>(name: Name, data: unknown): JobData<Name> {
  return schemas[name].parse(data);
}

const names: ReadonlySet<string> = new Set(jobNames);

/** Whether this version of the server has a job of this name. */
export function isJobName(name: string): name is JobName {
  return names.has(name);
}
