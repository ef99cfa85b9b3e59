import { expect, test } from 'vitest';
import { lina } from '../../../testing/fixtures/persons.ts';
import { monthsOf, needOf } from './task-need.ts';

test('a task needs attention while its marks wait, when it is late, and when it was missed', () => {
  const task = { ...lina.tasks[0]!, lectures: [] };
  const attempt = { ...task.attempts[0]!, status: 'submitted' as const };
  expect(needOf({ ...task, attempts: [attempt] })).toBe('toMark');
  expect(needOf({ ...task, attempts: [], phase: 'late' })).toBe('late');
  expect(needOf({ ...task, attempts: [], phase: 'closed' })).toBe('missed');
  expect(needOf({ ...task, attempts: [{ ...attempt, status: 'returned' }], phase: 'closed' })).toBeNull();
  expect(needOf({ ...task, attempts: [], phase: 'open' })).toBeNull();
  expect(needOf({ ...task, attempts: [{ ...attempt, status: 'released' }], phase: 'late' })).toBeNull();
  expect(needOf({ ...task, attempts: [{ ...attempt, status: 'in_progress' }], phase: 'late' })).toBe('late');
  const video = lina.lectures[0]!._id;
  const lecture = { video, title: 'Lecture', durationMs: 1, watchedPercent: 100, isComplete: true };
  expect(needOf({ ...task, attempts: [], lectures: [lecture], phase: 'closed' })).toBeNull();
});

const of = (month: string) => ({ skill: 'Reading', month, percent: 50, answers: 1 });

test('a trend has every month between its first and its last', () => {
  expect(monthsOf([of('2027-01'), of('2026-11')])).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsOf([])).toEqual([]);
});
