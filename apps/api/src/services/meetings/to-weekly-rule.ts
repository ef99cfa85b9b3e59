import type { WeeklyRule } from '@rubrica/api-client/contract';
import type { meetingSeries } from '../../db/schema/meetings.ts';

type Columns = Pick<typeof meetingSeries.$inferSelect, keyof WeeklyRule>;

/** Returns the rule of a stored series; the database gives times with seconds. */
export function toWeeklyRule({ firstDate, lastDate, weekdays, startTime, durationMinutes }: Columns): WeeklyRule {
  return { firstDate, lastDate, weekdays, startTime: startTime.slice(0, 5), durationMinutes };
}
