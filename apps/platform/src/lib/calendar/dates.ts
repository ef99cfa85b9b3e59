/** A date without a time, `2026-03-27`. As texts, dates are in the order of time. */
export type CalendarDate = string;

const dayMs = 86_400_000;

const utcOf = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (utcMs: number): CalendarDate => new Date(utcMs).toISOString().slice(0, 10);

/** Whether a text, such as one of an address, is a date that the calendar has. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(utcOf(text)) && dateOf(utcOf(text)) === text;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(utcOf(date) + days * dayMs);
}

export function daysBetween(from: CalendarDate, until: CalendarDate): number {
  return Math.round((utcOf(until) - utcOf(from)) / dayMs);
}

/** The same day of another month, or the last day of it where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = Number(date.slice(8));
  const first = new Date(utcOf(`${date.slice(0, 7)}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(dateOf(first.getTime()), Math.min(day, length) - 1);
}

/** ISO weekday: 1 is Monday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(utcOf(date)).getUTCDay() || 7;
}

/** So many dates in a row. */
export function datesFrom(first: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** @param firstWeekday The weekday that weeks begin with, where 1 is Monday. */
export function startOfWeek(date: CalendarDate, firstWeekday: number): CalendarDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));
}

/** The whole weeks that a month lies in. */
export function weeksOfMonth(date: CalendarDate, firstWeekday: number): CalendarDate[][] {
  const month = date.slice(0, 7);
  const weeks: CalendarDate[][] = [];
  let first = startOfWeek(`${month}-01`, firstWeekday);
  do {
    weeks.push(datesFrom(first, 7));
    first = addDays(first, 7);
  } while (first.startsWith(month));
  return weeks;
}
