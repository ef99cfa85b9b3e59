import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarFormat } from './use-calendar-format.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a day with its times is written by the clock of the zone, with the comma of the language', () => {
  const range = ['2027-04-23T15:30:00Z', '2027-04-23T17:00:00Z'] as const;
  expect(calendarFormat('en', 'Africa/Cairo').dayAndRange(...range)).toMatch(
    /^Friday 23 April, 17:30\s?–\u2060\s?19:00$/u,
  );
  expect(calendarFormat('ar', 'Africa/Cairo').dayAndRange(...range)).toMatch(/^الجمعة، 23 أبريل، 5:30.*7:00\sم$/u);
});

test('neither a time nor a range of times comes apart at the end of a line', () => {
  const [startsAt, noon, midnight] = ['2027-04-23T08:15:00Z', '2027-04-23T11:15:00Z', '2027-04-23T23:15:00Z'] as const;
  const { time, dateTime, range } = calendarFormat('ar', 'Africa/Cairo');
  expect(time(startsAt)).toBe('10:15\u00A0ص');
  expect(dateTime(startsAt)).toMatch(/ 10:15\u00A0ص$/u);
  const ranges = [range(startsAt, noon), range(noon, midnight)];
  for (const language of ['en', 'ar'] as const) {
    const elsewhere = calendarFormat(language, 'Pacific/Kiritimati');
    ranges.push(elsewhere.range(startsAt, noon), elsewhere.readerRange(startsAt, noon) ?? '');
  }
  for (const text of ranges) {
    expect(text).toContain('–\u2060');
    expect(text).not.toMatch(/[ \u2009\u202F]/u);
  }
  expect(calendarFormat('en', 'Africa/Cairo').dayAndRange(startsAt, noon)).toMatch(/^Friday 23 April, \S+$/u);
});

// In Cairo, whose clock is two hours ahead of UTC, the year 2027 has begun.
test('a day of another year says its year, by the clock of the zone', () => {
  const { day, dateTime, dayAndRange } = calendarFormat('en', 'Africa/Cairo');
  expect(day('2027-01-01')).toBe('Friday 1 January');
  expect(day('2026-12-31')).toBe('Thursday, 31 December 2026');
  expect(dateTime('2026-12-31T22:15:00Z')).toBe('Fri 1 Jan, 00:15');
  expect(dateTime('2026-12-31T21:30:00Z')).toBe('Thu, 31 Dec 2026, 23:30');
  expect(dayAndRange('2020-04-27T14:00:00Z', '2020-04-27T15:30:00Z')).toMatch(/^Monday, 27 April 2020, 16:00/u);
  expect(calendarFormat('ar', 'UTC').dayAndRange('2020-04-27T14:00:00Z', '2020-04-27T15:30:00Z')).toMatch(/2020،/u);
});

test('a time without a date is written as the language writes times, whatever the time zone', () => {
  expect(calendarFormat('ar', 'Africa/Cairo').timeOfDay('17:30')).toBe('5:30\u00A0م');
  expect(calendarFormat('en', 'Pacific/Auckland').timeOfDay('09:05')).toBe('09:05');
});
