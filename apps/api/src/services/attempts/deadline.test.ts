import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, calculateDeadline, gracePeriodMs, isPastGracePeriod, latestOverdueDeadline } from './deadline.ts';

const startedAt = new Date('2030-05-01T09:00:00Z');

describe('deadlines', () => {
  test('the time limit and the extra time count from the start', () => {
    const deadline = calculateDeadline({ startedAt, timeLimitMinutes: 60, extraMinutes: 15, closeAt: null });
    expect(deadline).toEqual(new Date('2030-05-01T10:15:00Z'));
  });

  test('a task that closes sooner ends the attempt sooner, extra time or not', () => {
    const closeAt = new Date('2030-05-01T09:30:00Z');
    expect(calculateDeadline({ startedAt, timeLimitMinutes: 60, extraMinutes: 15, closeAt })).toEqual(closeAt);
  });

  test('without a time limit and a closing time there is no deadline', () => {
    expect(calculateDeadline({ startedAt, timeLimitMinutes: null, extraMinutes: 15, closeAt: null })).toBeNull();
    expect(isPastGracePeriod(null, addMinutes(startedAt, 1e6))).toBe(false);
  });

  test('saves within 30 seconds after the deadline are accepted', () => {
    const deadline = addMinutes(startedAt, 10);
    expect(isPastGracePeriod(deadline, new Date(deadline.getTime() + 30_000))).toBe(false);
    expect(isPastGracePeriod(deadline, new Date(deadline.getTime() + 30_001))).toBe(true);
  });

  test('the query and the function agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (offset) => {
        const now = new Date(startedAt.getTime() + gracePeriodMs + offset);
        expect(startedAt < latestOverdueDeadline(now)).toBe(isPastGracePeriod(startedAt, now));
      }),
    );
  });
});
