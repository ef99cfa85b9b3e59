import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haveSameClock, momentOf, wallTimeOf } from './zone.ts';

const zones = ['Africa/Cairo', 'Asia/Riyadh', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the clock of a time zone', () => {
  it('shows the same time of day before and after a change of daylight saving', () => {
    // Cairo puts its clocks forward in the night of 24 April 2026.
    expect(momentOf({ date: '2026-04-23', minute: at(17, 30) }, 'Africa/Cairo')).toBe('2026-04-23T15:30:00.000Z');
    expect(momentOf({ date: '2026-04-24', minute: at(17, 30) }, 'Africa/Cairo')).toBe('2026-04-24T14:30:00.000Z');
  });

  it('moves a time that it skips to as much later, and takes the first of two', () => {
    expect(momentOf({ date: '2026-04-24', minute: at(0, 30) }, 'Africa/Cairo')).toBe('2026-04-23T22:30:00.000Z');
    expect(wallTimeOf('2026-04-23T22:30:00Z', 'Africa/Cairo')).toEqual({ date: '2026-04-24', minute: at(1, 30) });
    // London shows 01:30 twice on 25 October 2026.
    expect(momentOf({ date: '2026-10-25', minute: at(1, 30) }, 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('takes a minute beyond the end of the day', () => {
    expect(momentOf({ date: '2026-01-31', minute: at(25) }, 'UTC')).toBe('2026-02-01T01:00:00.000Z');
  });

  it('shows the wall time that a moment was made of, wherever the clock shows it', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 3 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const moment = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString();
        const shown = wallTimeOf(moment, zone);
        expect(wallTimeOf(momentOf(shown, zone), zone)).toEqual(shown);
        expect(momentOf(shown, zone) <= moment).toBe(true);
      }),
    );
  });

  it('is the same as another while both show the same', () => {
    expect(haveSameClock('2026-01-10T12:00:00Z', 'Africa/Cairo', 'Europe/Athens')).toBe(true);
    expect(haveSameClock('2026-01-10T12:00:00Z', 'Africa/Cairo', 'Asia/Riyadh')).toBe(false);
    expect(haveSameClock('2026-07-10T12:00:00Z', 'Africa/Cairo', 'Asia/Riyadh')).toBe(true);
  });
});
