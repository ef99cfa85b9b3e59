import { describe, expect, it, vi } from 'vitest';
import { formatFor } from './format.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

const fromNow = (moment: string) => formatFor('en').fromNow(moment, now);

describe('a moment relative to now', () => {
  it('is in the largest unit that fits', () => {
    expect(fromNow('2026-03-13T12:00:00.000Z')).toBe('in 3 days');
    expect(fromNow('2026-03-10T10:00:00.000Z')).toBe('2 hours ago');
    expect(fromNow('2026-03-10T12:05:00.000Z')).toBe('in 5 minutes');
  });

  it('is "this minute" below one minute, and "yesterday" a day ago', () => {
    expect(fromNow('2026-03-10T12:00:10.000Z')).toBe('this minute');
    expect(fromNow('2026-03-09T12:00:00.000Z')).toBe('yesterday');
  });
});

// On the reader's calendar, whatever its time zone.
const at = (day: number, hour: number) => new Date(2026, 2, day, hour);
const from = (moment: Date, base: Date) => formatFor('en').fromNow(moment.toISOString(), base.getTime());

describe('a moment that is days away', () => {
  it('is "tomorrow" on the next date alone', () => {
    expect(from(at(11, 23), at(10, 20))).toBe('tomorrow');
    // 30 hours, and two dates later.
    expect(from(at(12, 2), at(10, 20))).toBe('in 2 days');
    expect(from(at(9, 18), at(11, 0))).toBe('2 days ago');
    expect(from(at(9, 1), at(10, 23))).toBe('yesterday');
  });

  it('has at most 23 hours and 59 minutes', () => {
    const half = 30 * 60_000;
    expect(from(new Date(at(11, 12).getTime() - half / 2), at(10, 12))).toBe('in 23 hours');
    expect(from(new Date(at(10, 13).getTime() - half / 60), at(10, 12))).toBe('in 59 minutes');
  });
});

it('a time has two digits for the hour on a clock of 24 hours, and no leading zero on one of twelve', () => {
  const early = new Date(2026, 2, 10, 4, 5).toISOString();
  expect(formatFor('en').time(early)).toBe('04:05');
  expect(formatFor('ar').time(early)).toMatch(/^4:05/u);
});

it('a time does not come apart at the end of a line', () => {
  const moment = new Date(2026, 2, 10, 4, 5).toISOString();
  expect(formatFor('ar').time(moment)).toBe('4:05\u00A0ص');
  expect(formatFor('ar').dateTime(moment)).toMatch(/ 4:05\u00A0ص$/u);
});

it('a day of another year says its year', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30), toFake: ['Date'] });
  expect(formatFor('en').dateTime(new Date(2026, 3, 30, 2, 30).toISOString())).toBe('Thu 30 Apr, 02:30');
  expect(formatFor('en').dateTime(new Date(2027, 3, 30, 2, 30).toISOString())).toBe('Fri, 30 Apr 2027, 02:30');
  expect(formatFor('ar').dateTime(new Date(2027, 3, 30, 2, 30).toISOString())).toMatch(/2027/u);
  vi.useRealTimers();
});

describe('numbers', () => {
  it('have at most one decimal place, and a percentage has none', () => {
    expect(formatFor('en').number(22 / 3)).toBe('7.33');
    expect(formatFor('en').percent(66.7)).toBe('67%');
  });

  it('have Latin digits in Arabic too', () => {
    expect(formatFor('ar').number(12)).toBe('12');
    expect(formatFor('ar').percent(50)).toMatch(/^\D*50\D*$/u);
  });
});

it('gives the same formatter object each time, so that it can be a dependency of memoized values', () => {
  expect(formatFor('ar')).toBe(formatFor('ar'));
});
