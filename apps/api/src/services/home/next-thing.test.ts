import type { AssignedTask } from '@rubrica/api-client/contract';
import { expect, test } from 'vitest';
import { type BegunLecture, nextThing } from './next-thing.ts';

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T20:00:00.000Z`;
let count = 0;

function taskOf(title: string, change: Partial<AssignedTask> = {}): AssignedTask {
  count += 1;
  return {
    _id: `01980000-0005-7000-8000-${String(count).padStart(12, '0')}`,
    title,
    kind: 'homework',
    skill: null,
    instructions: '',
    questionCount: 1,
    openAt: null,
    dueAt: null,
    closeAt: null,
    timeLimitMinutes: null,
    maxAttempts: 1,
    phase: 'open',
    canStart: true,
    attempts: [],
    lectures: [],
    ...change,
  };
}

type OwnAttempt = AssignedTask['attempts'][number];

const attemptOf = (status: OwnAttempt['status'], deadlineAt: string | null = null): OwnAttempt => ({
  _id: '01980000-0006-7000-8000-000000000001',
  number: 1,
  status,
  startedAt: day(1),
  submittedAt: null,
  deadlineAt,
  returnNote: '',
  mark: null,
  maximum: null,
});
const begun = (title: string, change: Partial<AssignedTask> = {}) =>
  taskOf(title, { canStart: false, attempts: [attemptOf('in_progress')], ...change });

const lecture: BegunLecture = {
  _id: '01980000-0009-7000-8000-000000000001',
  title: 'Essay plans',
  watchedPercent: 40,
  minutesLeft: 6,
};
const next = (tasks: AssignedTask[], more: Partial<Parameters<typeof nextThing>[0]> = {}) => {
  const found = nextThing({ tasks, lecture: null, wordsDue: 0, ...more });
  return found && 'task' in found ? `${found.kind}: ${found.task.title}` : (found?.kind ?? 'nothing');
};

test('an open attempt is before a task that is due sooner, a task before a lecture, a lecture before words', () => {
  const essay = begun('Essay', { dueAt: day(9) });
  const reading = taskOf('Reading', { dueAt: day(2) });
  expect(next([reading, essay], { lecture, wordsDue: 5 })).toBe('attempt: Essay');
  expect(next([reading], { lecture, wordsDue: 5 })).toBe('task: Reading');
  expect(next([], { lecture, wordsDue: 5 })).toBe('lecture');
  expect(next([], { wordsDue: 5 })).toBe('words');
  expect(next([])).toBe('nothing');
});

test('of open attempts the one whose time runs is first, then the one that is due first; a returned one is open too', () => {
  const timed = begun('Timed', { dueAt: day(20), attempts: [attemptOf('in_progress', day(3))] });
  const returned = begun('Returned', { dueAt: day(4), attempts: [attemptOf('returned')] });
  const undated = begun('Undated');
  expect(next([undated, returned, timed])).toBe('attempt: Timed');
  expect(next([undated, returned])).toBe('attempt: Returned');
  expect(next([undated])).toBe('attempt: Undated');
});

test('of tasks the one that is due first is next, late ones included; the end of a task stands for a missing date', () => {
  const late = taskOf('Late', { dueAt: day(1), phase: 'late' });
  const closing = taskOf('Closing', { closeAt: day(3) });
  const due = taskOf('Due', { dueAt: day(5) });
  const undated = taskOf('Undated');
  expect(next([undated, due, closing, late])).toBe('task: Late');
  expect(next([undated, due, closing])).toBe('task: Closing');
  expect(next([undated, due])).toBe('task: Due');
  expect(next([undated])).toBe('task: Undated');
});

test('what cannot be done, or is done, is never next', () => {
  const tasks = [
    taskOf('Upcoming', { phase: 'upcoming', canStart: false }),
    begun('Closed', { phase: 'closed' }),
    taskOf('Handed in', { canStart: false, attempts: [attemptOf('submitted')] }),
    taskOf('A second try', { maxAttempts: 2, attempts: [attemptOf('released')] }),
  ];
  expect(next(tasks)).toBe('nothing');
});

test('a returned attempt is next also after its task has closed: the teacher waits for it', () => {
  const returned = taskOf('Returned', { phase: 'closed', canStart: false, attempts: [attemptOf('returned')] });
  expect(next([returned, taskOf('Reading')])).toBe('attempt: Returned');
});

test('a task of lectures is next until all are complete', () => {
  const watched = { video: lecture._id, title: 'One', durationMs: 60_000, watchedPercent: 100, isComplete: true };
  const task = (isComplete: boolean) =>
    taskOf('Lectures', {
      kind: 'vdo-lect',
      canStart: false,
      dueAt: day(2),
      lectures: [watched, { ...watched, isComplete }],
    });
  expect(next([task(false)])).toBe('task: Lectures');
  expect(next([task(true)])).toBe('nothing');
});
