import { vi } from 'vitest';
import type { Clock } from '../clock.ts';

/** A clock whose time changes only when a test changes it. */
export interface TestClock extends Clock {
  advance: (time: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
}

/** Returns the clock of a test server. It also sets the global Date, which the auth engine and the rate limiter read. */
export function testClock(start = new Date('2026-03-02T09:00:00.000Z')): TestClock {
  let time = start.getTime();
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  return {
    now: () => new Date(time),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      vi.setSystemTime(time);
    },
  };
}
