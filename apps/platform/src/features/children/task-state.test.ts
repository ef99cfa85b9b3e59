import type { AssignedTask } from '@rubrica/api-client/contract';
import { describe, expect, it, test } from 'vitest';
import { stateOf, tasksBySection } from './task-state.ts';

type Attempt = AssignedTask['attempts'][number];

const attempt = (status: Attempt['status'], number = 1): Attempt => ({
  _id: `attempt-${number}`,
  number,
  status,
  startedAt: '2026-01-01T10:00:00Z',
  submittedAt: null,
  deadlineAt: null,
  returnNote: '',
  mark: null,
  maximum: null,
});

const task = (phase: AssignedTask['phase'], attempts: Attempt[] = []): AssignedTask => ({
  _id: 'task',
  title: 'Essay',
  kind: 'homework',
  skill: null,
  instructions: '',
  questionCount: 1,
  openAt: null,
  dueAt: null,
  closeAt: null,
  timeLimitMinutes: null,
  maxAttempts: 1,
  phase,
  canStart: false,
  attempts,
  lectures: [],
});

function sectionOf(given: AssignedTask) {
  const { now, later, done } = tasksBySection([given]);
  return now.length === 1 ? 'now' : later.length === 1 ? 'later' : done.length === 1 ? 'done' : null;
}

describe("a child's task", () => {
  it.each([
    ['open', [], 'open', 'now'],
    ['late', [], 'open', 'now'],
    ['upcoming', [], 'upcoming', 'later'],
    ['closed', [], 'noResult', 'done'],
    ['open', ['released'], 'released', 'done'],
    ['closed', ['released'], 'released', 'done'],
  ] as const)('that is %s with attempts %j is %s, in the section %s', (phase, statuses, state, section) => {
    const given = task(
      phase,
      statuses.map((status, index) => attempt(status, index + 1)),
    );
    expect(stateOf(given)).toBe(state);
    expect(sectionOf(given)).toBe(section);
  });

  it('of lectures is done when all of them are complete', () => {
    const lecture = { video: 'v', title: 'Trains', durationMs: 60_000, watchedPercent: 95, isComplete: true };
    const given = task('open');
    expect(sectionOf({ ...given, lectures: [lecture, { ...lecture, isComplete: false }] })).toBe('now');
    expect(stateOf({ ...given, lectures: [lecture, lecture] })).toBe('completed');
    expect(sectionOf({ ...given, lectures: [lecture, lecture] })).toBe('done');
  });
});

test('what is to do is by its date, what is done has the newest first', () => {
  const dated = (title: string, dueAt: string | null, given = task('open')) => ({ ...given, title, dueAt });
  const released = task('open', [attempt('released')]);
  const { now, done } = tasksBySection([
    dated('undated', null),
    dated('old', '2026-01-02T10:00:00Z', released),
    dated('second', '2026-03-02T10:00:00Z'),
    dated('first', '2026-03-01T10:00:00Z', task('late')),
    dated('new', '2026-02-02T10:00:00Z', released),
  ]);
  expect(now.map(({ title }) => title)).toEqual(['first', 'second', 'undated']);
  expect(done.map(({ title }) => title)).toEqual(['new', 'old']);
});
