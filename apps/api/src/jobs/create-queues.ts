import type { PgBoss, Queue } from 'pg-boss';
import type { QueueSettings } from './jobs.ts';

/** The queue of jobs that failed for good. */
export const deadLetters = 'dead-letters';
/** The queue that pg-boss itself sends scheduled jobs through. */
const sendsScheduled = '__pgboss__send-it';

/** After this time without a sign of the server that runs it, a job is given to another. */
const heartbeatSeconds = 30;
const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

const everyQueue = {
  // Half a minute, a minute, two …, each up to twice as long, so that jobs which failed together do not come back together.
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 2 * hourSeconds,
  expireInSeconds: 2 * hourSeconds,
  heartbeatSeconds,
  retentionSeconds: 35 * daySeconds,
  deadLetter: deadLetters,
  notify: true,
} satisfies Options;

type Options = Omit<Queue, 'name' | 'policy' | 'partition'>;

/** Creates the queue of each job where it is missing, and gives it the settings of this version of the server. */
export async function createQueues(boss: PgBoss, settings: Readonly<Record<string, QueueSettings>>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, new Map(Object.entries(queue))]));
  const keep = async (name: string, options: Options, policy = 'standard') => {
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, { ...options, policy });
    else if (Object.entries(options).some(([key, value]) => queue.get(key) !== value))
      await boss.updateQueue(name, options);
  };
  await keep(deadLetters, { retentionSeconds: 365 * daySeconds });
  for (const [name, { retries, schedule }] of Object.entries(settings)) {
    // The last run of each is shown. What runs every minute leaves many.
    const deleteAfterSeconds = schedule?.startsWith('*') ? hourSeconds : 35 * daySeconds;
    // Of each key one job waits and one runs.
    await keep(name, { ...everyQueue, retryLimit: retries, deleteAfterSeconds }, 'stately');
  }
  await keep(sendsScheduled, { notify: true });
}
