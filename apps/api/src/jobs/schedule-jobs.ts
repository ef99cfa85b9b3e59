import type { ScheduledJob } from '@rubrica/api-client/contract';
import type { PgBoss } from 'pg-boss';
import type { QueueSettings } from './jobs.ts';

interface ScheduleOptions {
  settings: Readonly<Record<string, QueueSettings>>;
  timeZone: string;
}

/** Of the jobs of a schedule at most one waits and one runs. */
export const scheduledKey = 'scheduled';

/**
 * Stores the schedule as it is in this version of the server. Of what was due while no server ran, one job is sent.
 */
export async function scheduleJobs(boss: PgBoss, { settings, timeZone }: ScheduleOptions): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const [name, { schedule }] of Object.entries(settings)) {
    const before = stored.get(name);
    stored.delete(name);
    if (schedule === undefined) {
      if (before) await boss.unschedule(name);
    } else if (before?.cron !== schedule || before.timezone !== timeZone) {
      await boss.schedule(name, schedule, {}, { tz: timeZone, missed: 'once', singletonKey: scheduledKey });
    }
  }
  // Of jobs that this version does not have.
  for (const name of stored.keys()) await boss.unschedule(name);
}

/** How often a cron expression comes round. */
export function everyOf(schedule: string): Pick<ScheduledJob, 'every' | 'interval'> {
  const [minute = '*', hour = '*', day, month, weekday] = schedule.split(' ');
  if (minute.startsWith('*')) return { every: 'minute', interval: stepOf(minute) };
  if (hour.startsWith('*')) return { every: 'hour', interval: stepOf(hour) };
  if (weekday !== '*') return { every: 'week' };
  return { every: day === '*' && month === '*' ? 'day' : 'month' };
}

/** 10 of "*" + "/10", 1 of "*" alone. */
const stepOf = (field: string) => Number(field.split('/')[1] ?? 1);
