import type { AttemptStatus } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canStart, taskPhase } from '../tasks/task-phase.ts';
import { isOpen } from './attempt-status.ts';
import { type SolutionRule, solutionState } from './solution-state.ts';

const closeAt = new Date('2030-05-01T09:00:00Z');
const before = new Date('2030-05-01T08:59:59Z');

type Change = Partial<Omit<SolutionRule, 'task'>> & { task?: Partial<SolutionRule['task']> };

const rule = ({ task, ...change }: Change): SolutionRule => ({
  task: {
    showModelAnswer: 'on-release',
    status: 'published',
    openAt: null,
    dueAt: null,
    closeAt: null,
    maxAttempts: 1,
    ...task,
  },
  ownStatuses: ['released'],
  hasOpenAttempt: false,
  ...change,
});

describe('solutionState', () => {
  test.each([
    ['never', { task: { showModelAnswer: 'never', status: 'archived', closeAt } }, closeAt, 'never'],
    ['on release, the only attempt used', {}, before, 'shown'],
    ['on release, one of two attempts used', { task: { maxAttempts: 2 } }, before, 'after-attempts'],
    [
      'on release, both attempts used',
      { task: { maxAttempts: 2 }, ownStatuses: ['released', 'marked'] },
      before,
      'shown',
    ],
    ['on release, without a limit of attempts', { task: { maxAttempts: 0 } }, before, 'after-attempts'],
    ['on release, without a limit, closed', { task: { maxAttempts: 0, status: 'closed' } }, before, 'shown'],
    ['on release, an attempt left, but past the close', { task: { maxAttempts: 2, closeAt } }, closeAt, 'shown'],
    [
      'on release, an attempt left, opening later',
      { task: { maxAttempts: 2, openAt: closeAt } },
      before,
      'after-attempts',
    ],
    ['on release, another attempt returned', { ownStatuses: ['released', 'returned'] }, before, 'after-attempts'],
    [
      'on release, returned although the task is closed',
      { task: { status: 'closed' }, ownStatuses: ['released', 'returned'] },
      before,
      'after-attempts',
    ],
    ['on release, while a classmate works', { hasOpenAttempt: true }, before, 'shown'],
    ['after the close, before it', { task: { showModelAnswer: 'after-close', closeAt } }, before, 'after-close'],
    ['after the close, at it', { task: { showModelAnswer: 'after-close', closeAt } }, closeAt, 'shown'],
    [
      'after the close, at it, while a classmate has time left',
      { task: { showModelAnswer: 'after-close', closeAt }, hasOpenAttempt: true },
      closeAt,
      'after-close',
    ],
    ['after the close, closed early', { task: { showModelAnswer: 'after-close', status: 'closed' } }, before, 'shown'],
    ['after the close, without one', { task: { showModelAnswer: 'after-close' } }, before, 'after-close'],
  ] as const)('%s', (_title, change, now, expected) => {
    expect(solutionState(rule(change), now)).toBe(expected);
  });

  test('for any task and attempts, a student who is shown the keys cannot use them at any later time', () => {
    const minutes = fc.option(
      fc.integer({ min: -3, max: 3 }).map((count) => new Date(closeAt.getTime() + count * 60_000)),
      { nil: null },
    );
    const statuses: AttemptStatus[] = [
      'in_progress',
      'submitted',
      'auto_submitted',
      'marking',
      'marked',
      'released',
      'returned',
    ];
    const rules = fc.record({
      task: fc.record({
        showModelAnswer: fc.constantFrom('never', 'on-release', 'after-close'),
        status: fc.constantFrom('draft', 'published', 'closed', 'archived'),
        openAt: minutes,
        dueAt: minutes,
        closeAt: minutes,
        maxAttempts: fc.nat(3),
      }),
      ownStatuses: fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 4 }),
      hasOpenAttempt: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, fc.nat(6), (given, later) => {
        if (solutionState(given, closeAt) !== 'shown') return;
        const { task, ownStatuses, hasOpenAttempt } = given;
        const then = new Date(closeAt.getTime() + later * 60_000);
        expect(ownStatuses.filter(isOpen)).toEqual([]);
        expect(canStart(taskPhase(task, then), ownStatuses.length, task.maxAttempts)).toBe(false);
        expect(task.showModelAnswer).not.toBe('never');
        if (task.showModelAnswer === 'after-close') {
          expect([taskPhase(task, closeAt), hasOpenAttempt]).toEqual(['closed', false]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
