import type { WeekItem } from '@rubrica/api-client/contract';
import { datesFrom, startOfWeek, type CalendarDate } from '../../../lib/calendar/dates.ts';
import { readerTimeZone, wallTimeOf } from '../../../lib/calendar/zone.ts';

/** A day of a week, with what it has. */
export interface WeekDay {
  date: CalendarDate;
  isToday: boolean;
  items: WeekItem[];
  hasPractice: boolean;
}

/** When something of the week is: a task when it is due. */
export const momentOf = (item: WeekItem): string => (item.kind === 'task' ? item.dueAt : item.startsAt);

interface WeekOptions {
  items: readonly WeekItem[];
  practised: readonly CalendarDate[];
  now: number;
  /** Where 1 is Monday. */
  firstWeekday: number;
  timeZone?: string;
}

/** Returns the week that today is in, by the clock of the reader. */
export function weekDays(options: WeekOptions): WeekDay[] {
  const { items, practised, now, firstWeekday, timeZone = readerTimeZone() } = options;
  const dateOf = (moment: string | number) => wallTimeOf(moment, timeZone).date;
  const today = dateOf(now);
  return datesFrom(startOfWeek(today, firstWeekday), 7).map((date) => ({
    date,
    isToday: date === today,
    items: items.filter((item) => dateOf(momentOf(item)) === date),
    hasPractice: practised.includes(date),
  }));
}

/** Whether something of the week should have been done, and can still be. */
export const isLate = (item: WeekItem): boolean => item.kind === 'task' && item.state === 'late';
