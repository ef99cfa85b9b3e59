import { expect, test } from 'vitest';
import { parseOfficeHours } from '../../office-hours.ts';
import { officeState } from './office-state.ts';

const hours = parseOfficeHours('Sun-Thu 09:00-17:00, Sat 10:00-13:00');
const at = (moment: string) => officeState(hours, new Date(moment), 'Africa/Cairo');

test('hours are written by weekday, also across the end of a week, and anything else is none', () => {
  expect(hours).toHaveLength(6);
  expect(parseOfficeHours('sat-wed 08:00-24:00')?.map(({ weekday }) => weekday)).toEqual([6, 0, 1, 2, 3]);
  for (const text of [
    '',
    'always',
    'Sun 9-17',
    'Sun 17:00-09:00',
    'Sun 09:00-25:00',
    'Sun-Xyz 09:00-10:00',
    'Sun 09:60-10:00',
  ])
    expect(parseOfficeHours(text)).toBeNull();
});

test('outside of them the school says when it reads messages again, by its own clock', () => {
  // Monday 11:00 in Cairo.
  expect(at('2026-03-02T09:00:00Z')).toEqual({ isOpen: true, opensAt: null });
  // Monday 17:00 sharp: Tuesday.
  expect(at('2026-03-02T15:00:00Z')).toEqual({ isOpen: false, opensAt: new Date('2026-03-03T07:00:00Z') });
  // Thursday evening: Saturday.
  expect(at('2026-03-05T20:00:00Z')).toEqual({ isOpen: false, opensAt: new Date('2026-03-07T08:00:00Z') });
  // Friday 24 April, when clocks have gone forward: Saturday 10:00 is an hour earlier than in winter.
  expect(at('2026-04-24T12:00:00Z')).toEqual({ isOpen: false, opensAt: new Date('2026-04-25T07:00:00Z') });
});

test('without hours it is always open', () => {
  expect(officeState(null, new Date(), 'Africa/Cairo')).toEqual({ isOpen: true, opensAt: null });
});
