import { z } from 'zod';

/** What a worker tells the primary process: that it accepts requests, or that somebody asks it for the metrics of all. */
export const workerMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string() }),
  z.object({ type: z.literal('read-metrics'), id: z.string() }),
]);

/** What the primary process replies: the metrics of all workers, or null if one of them did not give its own in time. */
export const metricsReplySchema = z.object({
  type: z.literal('metrics'),
  id: z.string(),
  text: z.string().nullable(),
});
