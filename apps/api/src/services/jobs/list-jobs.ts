import type { Service } from '../service.ts';

/** Returns the jobs that failed for good, those that wait or run, and the schedule. */
export const listJobs: Service<'listJobs'> = ({ jobs, db }) => jobs.list(db);
