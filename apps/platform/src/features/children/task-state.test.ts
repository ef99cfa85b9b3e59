import type { AssignedTask } from '@rubrica/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sectionOf, stateOf } from './task-state.ts';

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
