import { describe, expect, it } from 'vitest';
import { canJoin, firstMeetings } from './can-join.ts';

const now = Date.parse('2026-11-22T17:00:00Z');
const minutes = (count: number) => new Date(now + count * 60_000).toISOString();
const at = (start: number, state: 'scheduled' | 'live' | 'ended' | 'cancelled', length = 60) => ({
  startsAt: minutes(start),
  endsAt: minutes(start + length),
  state,
});

describe('a meeting can be joined', () => {
  it('from ten minutes before it begins until its end', () => {
    expect(canJoin(at(11, 'scheduled'), now)).toBe(false);
    expect(canJoin(at(10, 'scheduled'), now)).toBe(true);
    expect(canJoin(at(-59, 'live'), now)).toBe(true);
    expect(canJoin(at(-61, 'live'), now)).toBe(false);
  });

  it('unless it is cancelled or over', () => {
    expect([at(5, 'cancelled'), at(-30, 'ended')].some((meeting) => canJoin(meeting, now))).toBe(false);
  });
});

describe('first a student sees', () => {
  it('every meeting that can be joined', () => {
    const [live, soon] = [at(-20, 'live'), at(8, 'scheduled')];
    expect(firstMeetings([soon, at(300, 'scheduled'), live], now)).toEqual([live, soon]);
  });

  it('else the next one that takes place, else none', () => {
    const next = at(100, 'scheduled');
    expect(firstMeetings([at(300, 'scheduled'), next, at(50, 'cancelled'), at(-90, 'ended')], now)).toEqual([next]);
    expect(firstMeetings([at(50, 'cancelled')], now)).toEqual([]);
  });
});
