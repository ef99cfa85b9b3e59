import { expect, it } from 'vitest';
import { byDay } from './segments.ts';

const between = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const daysOf = (startsAt: string, endsAt: string, zone = 'Africa/Cairo') =>
  [...byDay([between(startsAt, endsAt)], zone).values()]
    .flat()
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, startMinute, endMinute }) => [date, startMinute, endMinute]);

it('puts a meeting on the day that it is on the clock of the school', () => {
  expect(daysOf('2026-01-10T22:30:00Z', '2026-01-10T23:30:00Z')).toEqual([['2026-01-11', 30, 90]]);
});

it('shows what goes over midnight on both days', () => {
  expect(daysOf('2026-01-10T21:00:00Z', '2026-01-10T23:00:00Z')).toEqual([
    ['2026-01-10', 1380, 1440],
    ['2026-01-11', 0, 60],
  ]);
});

it('shows what ends at midnight on one day', () => {
  expect(daysOf('2026-01-10T21:00:00Z', '2026-01-10T22:00:00Z')).toEqual([['2026-01-10', 1380, 1440]]);
});

it('keeps a meeting whose end the clock shows before its start', () => {
  expect(daysOf('2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z', 'Europe/London')).toEqual([['2026-10-25', 105, 105]]);
});

it('orders the meetings of a day by time', () => {
  const late = between('2026-01-10T15:00:00Z', '2026-01-10T16:00:00Z');
  const early = between('2026-01-10T09:00:00Z', '2026-01-10T10:00:00Z');
  expect(
    byDay([late, early], 'UTC')
      .get('2026-01-10')
      ?.map(({ item }) => item),
  ).toEqual([early, late]);
});
