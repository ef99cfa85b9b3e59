import { z } from 'zod';
import { call } from '../call.ts';
import { failedJobSchema, openJobSchema, scheduledJobSchema } from '../entities/job.ts';
import { byId } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

/** What the server does by itself, for admins. */
export const jobCalls = {
  listJobs: call({
    method: 'GET',
    path: '/jobs',
    summary: 'Jobs that failed for good, newest first; jobs that wait or run; the schedule. At most 200 of each.',
    reply: z.object({
      failed: z.array(failedJobSchema),
      open: z.array(openJobSchema),
      scheduled: z.array(scheduledJobSchema),
    }),
  }),
  retryJob: call({
    method: 'POST',
    path: '/jobs/:id/retry',
    summary: 'Runs a job that failed for good again.',
    params: byId<'Job'>(),
    reply: confirmationSchema,
  }),
  removeJob: call({
    method: 'DELETE',
    path: '/jobs/:id',
    summary: 'Deletes a job that failed for good: what it was for is not done.',
    params: byId<'Job'>(),
    reply: confirmationSchema,
  }),
};
