import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateIn, occurrencesOf, startOfDate } from './occurrences.ts';
import { overlapping } from './overlapping.ts';
import { ruleProblems, timeProblems } from './time-problems.ts';

/** Date, time and weekday of a moment on the clocks of a zone, as the platform's own `Intl` says, not Temporal. */
function clockAt(moment: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const [date, time] = format.format(moment).split(', ');
  return { date, time };
}

const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
/** Cairo goes forward at 00:00 on 24 April 2026 and back at 24:00 on 29 October; Berlin at 02:00 and 03:00; Karachi never. */
const zone = fc.constantFrom('Africa/Cairo', 'Europe/Berlin', 'Asia/Karachi');
const rule = fc
  .record({
    first: fc.nat({ max: 364 }),
    days: fc.nat({ max: 200 }),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    // No zone skips a time of the day from 3 on.
    minute: fc.integer({ min: 3 * 60, max: 24 * 60 - 1 }),
    durationMinutes: fc.integer({ min: 5, max: 24 * 60 }),
  })
  .map(({ first, days, weekdays, minute, durationMinutes }) => ({
    firstDate: day(first),
    lastDate: day(first + days),
    weekdays,
    startTime: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    durationMinutes,
  }));

describe('the meetings of a weekly rule', () => {
  test('begin at its time on the clocks of each of its days, and are equally long, whatever daylight saving does', () => {
    fc.assert(
      fc.property(rule, zone, (weekly, timeZone) => {
        const occurrences = occurrencesOf(weekly, timeZone);
        for (const { date, startsAt, endsAt } of occurrences) {
          expect(clockAt(startsAt, timeZone)).toEqual({ date, time: weekly.startTime });
          expect(endsAt.getTime() - startsAt.getTime()).toBe(weekly.durationMinutes * 60_000);
        }
        const [first, last] = [Date.parse(weekly.firstDate), Date.parse(weekly.lastDate)];
        const days = Array.from(
          { length: (last - first) / 86_400_000 + 1 },
          (_, index) => new Date(first + index * 86_400_000),
        );
        const expected = days.filter((date) => weekly.weekdays.includes(date.getUTCDay() || 7));
        expect(occurrences.map(({ date }) => date)).toEqual(expected.map((date) => date.toISOString().slice(0, 10)));
        expect(ruleProblems(weekly)).toEqual(expected.length > 0 ? {} : { weekdays: [{ code: 'no_meeting' }] });
      }),
    );
  });

  test('move by an hour in UTC when the clocks of Cairo change in 2026', () => {
    const fridays = {
      firstDate: '2026-04-17',
      lastDate: '2026-05-01',
      weekdays: [5],
      startTime: '17:30',
      durationMinutes: 90,
    };
    const starts = occurrencesOf(fridays, 'Africa/Cairo').map(({ startsAt }) => startsAt.toISOString());
    expect(starts).toEqual(['2026-04-17T15:30:00.000Z', '2026-04-24T14:30:00.000Z', '2026-05-01T14:30:00.000Z']);
  });

  test('are as much later where the clocks skip their time', () => {
    const night = {
      firstDate: '2026-04-24',
      lastDate: '2026-04-24',
      weekdays: [5],
      startTime: '00:30',
      durationMinutes: 60,
    };
    const [only] = occurrencesOf(night, 'Africa/Cairo');
    expect(clockAt(only?.startsAt ?? new Date(0), 'Africa/Cairo')).toEqual({ date: '2026-04-24', time: '01:30' });
  });
});

test('a date of the school begins when its clocks say so, on the days of a change as well', () => {
  fc.assert(
    fc.property(fc.nat({ max: 364 }), zone, (offset, timeZone) => {
      const start = startOfDate(day(offset), timeZone);
      expect(dateIn(start, timeZone)).toBe(day(offset));
      expect(dateIn(new Date(start.getTime() - 1), timeZone)).toBe(day(offset - 1));
      expect(startOfDate(day(offset), timeZone, 1)).toEqual(startOfDate(day(offset + 1), timeZone));
    }),
  );
});

test.each([
  ['2026-03-02T15:00:00Z', '2026-03-02T15:00:00Z', { endsAt: [{ code: 'end_before_start' }] }],
  ['2026-03-02T15:00:00Z', '2026-03-03T15:00:00.001Z', { endsAt: [{ code: 'hours_max', limit: 24 }] }],
  ['0000-03-02T15:00:00Z', '9999-03-03T15:00:00Z', { startsAt: [{ code: 'moment' }], endsAt: [{ code: 'moment' }] }],
  ['2026-03-02T15:00:00Z', '2026-03-03T15:00:00Z', {}],
])('a meeting from %s to %s: %o', (startsAt, endsAt, problems) => {
  expect(timeProblems({ startsAt, endsAt })).toEqual(problems);
});

test('a rule lasts a year at most', () => {
  const weekly = { firstDate: '2026-01-01', weekdays: [1], startTime: '17:30', durationMinutes: 90 };
  expect(ruleProblems({ ...weekly, lastDate: '2027-01-01' })).toEqual({});
  expect(ruleProblems({ ...weekly, lastDate: '2027-01-02' })).toEqual({ lastDate: [{ code: 'days_max', limit: 366 }] });
});

const minutesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  Array.from(
    { length: (endsAt.getTime() - startsAt.getTime()) / 60_000 },
    (_, index) => startsAt.getTime() + index * 60_000,
  );

test('two meetings are at the same time if there is a minute of both', () => {
  const time = fc.tuple(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 20 })).map(([start, length]) => ({
    startsAt: new Date(start * 60_000),
    endsAt: new Date((start + length) * 60_000),
  }));
  fc.assert(
    fc.property(fc.array(time, { maxLength: 4 }), time, (planned, other) => {
      const minutes = new Set(planned.flatMap(minutesOf));
      expect(overlapping(planned, [other])).toHaveLength(
        minutesOf(other).some((minute) => minutes.has(minute)) ? 1 : 0,
      );
    }),
  );
});
