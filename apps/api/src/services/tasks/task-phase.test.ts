import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canStart, taskPhase } from './task-phase.ts';

const at = (minute: number) => new Date(Date.UTC(2030, 4, 1, 9, minute));
const moment = (minute: number | null) => (minute === null ? null : at(minute));
const task = { status: 'published' as const, openAt: at(10), dueAt: at(20), closeAt: at(30) };

describe('task phases', () => {
  test('over time a task is upcoming, open, late and closed', () => {
    const phases = [9, 10, 20, 21, 29, 30].map((minute) => taskPhase(task, at(minute)));
    expect(phases).toEqual(['upcoming', 'open', 'open', 'late', 'late', 'closed']);
  });

  test('a task without dates is open once it is published', () => {
    const open = { status: 'published' as const, openAt: null, dueAt: null, closeAt: null };
    expect(taskPhase(open, at(0))).toBe('open');
    expect(taskPhase({ ...open, status: 'closed' }, at(0))).toBe('closed');
  });

  test('a later time never gives an earlier phase', () => {
    const order = ['upcoming', 'open', 'late', 'closed'];
    const minute = fc.option(fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(minute, minute, minute, fc.nat(59), fc.nat(59), (open, due, close, one, other) => {
        const times = {
          status: 'published' as const,
          openAt: moment(open),
          dueAt: moment(due),
          closeAt: moment(close),
        };
        const earlier = order.indexOf(taskPhase(times, at(Math.min(one, other))));
        const later = order.indexOf(taskPhase(times, at(Math.max(one, other))));
        expect(later).toBeGreaterThanOrEqual(earlier);
      }),
    );
  });

  test('an attempt can be started while the task is open and the limit is not reached', () => {
    expect(canStart('open', 1, 1)).toBe(false);
    expect(canStart('late', 1, 2)).toBe(true);
    expect(canStart('open', 99, 0)).toBe(true);
    expect(canStart('upcoming', 0, 0)).toBe(false);
    expect(canStart('closed', 0, 0)).toBe(false);
  });
});
