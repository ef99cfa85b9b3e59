import type { Language } from '@rubrica/api-client/contract';
import { addDays, addMonths, startOfWeek, weeksOfMonth, type CalendarDate } from './dates.ts';

export const calendarViews = ['week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Dates from the first to the last, both included. */
export interface Period {
  first: CalendarDate;
  last: CalendarDate;
}

/** An agenda is of so many weeks. */
const agendaWeeks = 4;

/** The dates that a view shows around one of them. */
export function periodOf(view: CalendarView, date: CalendarDate, firstWeekday: number): Period {
  if (view === 'month') {
    const weeks = weeksOfMonth(date, firstWeekday);
    return { first: weeks[0]?.[0] ?? date, last: weeks.at(-1)?.at(-1) ?? date };
  }
  const first = startOfWeek(date, firstWeekday);
  return { first, last: addDays(first, (view === 'week' ? 7 : 7 * agendaWeeks) - 1) };
}

/** The date at which the next period (1) or the one before (-1) is shown. */
export function movePeriod(view: CalendarView, date: CalendarDate, by: 1 | -1): CalendarDate {
  if (view === 'month') return addMonths(date, by);
  return addDays(date, by * (view === 'week' ? 7 : 7 * agendaWeeks));
}

/** What weeks begin with in a language of the platform, where 1 is Monday. */
export function firstWeekdayOf(language: Language): number {
  // English is written as in Britain everywhere on the platform.
  const locale = new Intl.Locale(language === 'ar' ? 'ar' : 'en-GB');
  // Not every browser has it, and TypeScript does not know it.
  const info: unknown =
    'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function' ? locale.getWeekInfo() : null;
  if (typeof info === 'object' && info !== null && 'firstDay' in info && typeof info.firstDay === 'number')
    return info.firstDay;
  return language === 'ar' ? 6 : 1;
}
