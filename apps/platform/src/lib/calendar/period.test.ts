import { describe, expect, it } from 'vitest';
import { firstWeekdayOf, movePeriod, periodOf } from './period.ts';
import { shownHours } from './shown-hours.ts';

describe('the period of a calendar', () => {
  it('begins with the first day of the week in the language', () => {
    expect([firstWeekdayOf('en'), firstWeekdayOf('ar')]).toEqual([1, 6]);
    expect(periodOf('week', '2026-11-22', 1)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(periodOf('week', '2026-11-22', 6)).toEqual({ first: '2026-11-21', last: '2026-11-27' });
  });

  it('is whole weeks of a month, and four weeks of an agenda', () => {
    expect(periodOf('month', '2026-11-22', 1)).toEqual({ first: '2026-10-26', last: '2026-12-06' });
    expect(periodOf('agenda', '2026-11-22', 1)).toEqual({ first: '2026-11-16', last: '2026-12-13' });
  });

  it('moves to the next and the one before, without leaving anything out', () => {
    expect(movePeriod('week', '2026-11-22', 1)).toBe('2026-11-29');
    expect(movePeriod('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(movePeriod('agenda', '2026-11-22', -1)).toBe('2026-10-25');
  });

  it('shows the hours of the day that its meetings are in', () => {
    expect(shownHours([])).toEqual({ first: 8, last: 20 });
    const [early, late] = [
      { startMinute: 450, endMinute: 500 },
      { startMinute: 1200, endMinute: 1290 },
    ];
    expect(shownHours([late])).toEqual({ first: 12, last: 22 });
    expect(shownHours([early, late])).toEqual({ first: 6, last: 22 });
    expect(shownHours([{ startMinute: 10, endMinute: 70 }])).toEqual({ first: 0, last: 18 });
  });
});
