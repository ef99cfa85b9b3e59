import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isCalendarDate, startOfWeek, weekdayOf, weeksOfMonth } from './dates.ts';

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const firstWeekday = fc.integer({ min: 1, max: 7 });

describe('calendar dates', () => {
  it('are those that the calendar has', () => {
    expect(['2026-02-28', '2028-02-29'].every(isCalendarDate)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today'].some(isCalendarDate)).toBe(false);
  });

  it('keep the day in another month, as far as it has one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-31');
    expect(addMonths('2026-11-22', 2)).toBe('2027-01-22');
  });

  it('are in a week that begins with the given weekday', () => {
    fc.assert(
      fc.property(date, firstWeekday, (day, first) => {
        const start = startOfWeek(day, first);
        expect(weekdayOf(start)).toBe(first);
        expect(start <= day && day <= addDays(start, 6)).toBe(true);
      }),
    );
  });

  it('of a month are all in its weeks, once and in order', () => {
    fc.assert(
      fc.property(date, firstWeekday, (day, first) => {
        const weeks = weeksOfMonth(day, first);
        const all = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === first)).toBe(true);
        expect(all.every((each, index) => index === 0 || each === addDays(all[index - 1] ?? '', 1))).toBe(true);
        const month = day.slice(0, 7);
        expect(weeks.every((week) => week.some((each) => each.startsWith(month)))).toBe(true);
        expect(all[0]! <= `${month}-01` && addMonths(`${month}-01`, 1) <= addDays(all.at(-1)!, 1)).toBe(true);
      }),
    );
  });
});
