import type { HomeChild } from '@rubrica/api-client/contract';
import { dateIn } from '../meetings/occurrences.ts';
import { addDays } from '../practice/days-in-row.ts';

/** A task that can still be handed in, without a released result. */
export interface OpenTask {
  dueAt: Date | null;
}

/** Returns by when tasks are due, on the school's clock; those without a date, or after a week, count for nothing. */
export function weekCounts(open: readonly OpenTask[], now: Date, timeZone: string): HomeChild['week'] {
  const today = dateIn(now, timeZone);
  const [tomorrow, last] = [addDays(today, 1), addDays(today, 6)];
  const counts = { late: 0, dueToday: 0, dueTomorrow: 0, dueLater: 0 };
  for (const { dueAt } of open) {
    if (dueAt === null) continue;
    const date = dateIn(dueAt, timeZone);
    if (dueAt < now) counts.late += 1;
    else if (date === today) counts.dueToday += 1;
    else if (date === tomorrow) counts.dueTomorrow += 1;
    else if (date <= last) counts.dueLater += 1;
  }
  return counts;
}
