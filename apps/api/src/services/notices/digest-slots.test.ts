import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet, lastDueAt } from './digest-slots.ts';

const zone = 'Africa/Cairo';
const hour = fc.integer({ min: 0, max: 23 });
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });

test('quiet hours begin and end on the clock of the school, also over midnight', () => {
  // Cairo is two hours ahead of UTC in winter.
  const night = { quietHours: { from: 22, until: 7 } };
  const quietAt = (time: string) => isQuiet(night, new Date(`2026-03-02T${time}Z`), zone);
  expect(['19:59', '20:00', '04:59', '05:00'].map(quietAt)).toEqual([false, true, true, false]);
  const siesta = { quietHours: { from: 13, until: 15 } };
  expect(isQuiet(siesta, new Date('2026-03-02T11:30:00Z'), zone)).toBe(true);
  expect(isQuiet(siesta, new Date('2026-03-02T13:00:00Z'), zone)).toBe(false);
  expect(isQuiet({ quietHours: null }, new Date('2026-03-02T00:00:00Z'), zone)).toBe(false);
});

test('a mail was last due within a day, at its hour, whatever clocks do', () => {
  fc.assert(
    fc.property(hour, moment, (due, now) => {
      const last = lastDueAt({ hour: due }, now, zone);
      const agoMs = now.getTime() - last.getTime();
      expect(agoMs).toBeGreaterThanOrEqual(0);
      // The day on which clocks go back has 25 hours.
      expect(agoMs).toBeLessThan(25 * 3_600_000);
    }),
  );
  expect(lastDueAt({ hour: 18 }, new Date('2026-03-02T15:59:00Z'), zone).toISOString()).toBe(
    '2026-03-01T16:00:00.000Z',
  );
  expect(lastDueAt({ hour: 18 }, new Date('2026-03-02T16:00:00Z'), zone).toISOString()).toBe(
    '2026-03-02T16:00:00.000Z',
  );
});
