import type { WeeklyRule } from '@rubrica/api-client/contract';
import type { meetingSeries } from '../../db/schema/meetings.ts';

type Columns = Pick<typeof meetingSeries.$inferSelect, Exclude<keyof WeeklyRule, 'skippedDates'> | 'removedDates'>;

/** Returns the rule of a stored series; the database gives times with seconds. */
export function toWeeklyRule({ firstDate, lastDate, weekdays, startTime, ...rest }: Columns): Required<WeeklyRule> {
  const { durationMinutes, removedDates: skippedDates } = rest;
  return { firstDate, lastDate, weekdays, startTime: startTime.slice(0, 5), durationMinutes, skippedDates };
}

/** Returns the columns that store a rule. */
export function toSeriesColumns({ skippedDates = [], ...rule }: WeeklyRule): Columns {
  return { ...rule, removedDates: [...new Set(skippedDates)].toSorted() };
}
