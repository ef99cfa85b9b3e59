import { z } from 'zod';

const nothing = z.strictObject({});

/** Every job, with the shape of the data that it is sent with. What each does stands in `job-table.ts`. */
export const jobData = {
  'close-meetings': nothing,
  'delete-expired-rows': nothing,
  'sweep-files': nothing,
};

/** The name of a job. */
export type JobName = keyof typeof jobData;

/** What a job is sent with. */
export type JobData<Name extends JobName> = z.output<(typeof jobData)[Name]>;

const schemas: { [Name in JobName]: z.ZodType<JobData<Name>> } = jobData;

/** Parses the data of a job. @throws {z.ZodError} for data of another shape, such as that of another version of the server */
export function parseJobData<Name extends JobName>(name: Name, data: unknown): JobData<Name> {
  return schemas[name].parse(data);
}
