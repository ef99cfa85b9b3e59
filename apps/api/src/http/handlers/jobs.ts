import { listJobs } from '../../services/jobs/list-jobs.ts';
import { removeJob } from '../../services/jobs/remove-job.ts';
import { retryJob } from '../../services/jobs/retry-job.ts';
import type { Handlers } from '../bind.ts';

/** Jobs, for admins. */
export const jobHandlers = { listJobs, retryJob, removeJob } satisfies Partial<Handlers>;
