import type { WeekItem } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekDays } from './week.ts';

const meeting = (startsAt: string): WeekItem => ({
  kind: 'meeting',
  _id: '01980000-000b-7000-8000-000000000001',
  title: 'Class',
  startsAt,
  endsAt: startsAt,
  state: 'scheduled',
  link: null,
  place: '',
});
const now = Date.parse('2026-11-22T21:30:00Z');

test('a week begins with the first day of the language, has today once, and what the reader’s clock puts on a day', () => {
  const items = [meeting('2026-11-22T22:30:00Z'), meeting('2026-11-30T10:00:00Z')];
  const days = weekDays({ items, practised: ['2026-11-21'], now, firstWeekday: 6, timeZone: 'Africa/Cairo' });
  expect(days.map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-22']);
  expect(days.flatMap(({ date, items: its }) => its.map(() => date))).toEqual(['2026-11-23']);
  expect(days.filter(({ hasPractice }) => hasPractice)).toHaveLength(1);
});

test('a week has seven days with today among them, at any moment, in any zone, from any first day', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const zone = fc.constantFrom('Africa/Cairo', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC');
  fc.assert(
    fc.property(moment, zone, fc.integer({ min: 1, max: 7 }), (at, timeZone, firstWeekday) => {
      const days = weekDays({ items: [], practised: [], now: at.getTime(), firstWeekday, timeZone });
      expect(days).toHaveLength(7);
      expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
    }),
  );
});
