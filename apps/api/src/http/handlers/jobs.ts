import { getServerHealth } from '../../services/health/get-server-health.ts';
import { listJobs } from '../../services/jobs/list-jobs.ts';
import { removeJob } from '../../services/jobs/remove-job.ts';
import { retryJob } from '../../services/jobs/retry-job.ts';
import type { Handlers } from '../call-handlers.ts';

/** The server and its jobs, for admins. */
export const jobHandlers = { getServerHealth, listJobs, retryJob, removeJob } satisfies Partial<Handlers>;
