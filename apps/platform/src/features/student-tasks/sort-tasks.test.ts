import type { AssignedTask } from '@rubrica/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sortTasks } from './sort-tasks.ts';

const task = (id: string, change: Partial<AssignedTask>): AssignedTask => ({
  _id: id,
  title: id,
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
});

const attempt = (status: AssignedTask['attempts'][number]['status']) => ({
  _id: status,
  number: 1,
  status,
  startedAt: '2026-01-01T00:00:00Z',
  submittedAt: null,
  deadlineAt: null,
  returnNote: '',
  mark: null,
  maximum: null,
});

describe("a student's tasks", () => {
  it('puts what can be worked on first, the most urgent on top', () => {
    const { now } = sortTasks([
      task('no date', {}),
      task('tomorrow', { dueAt: '2026-01-02T00:00:00Z' }),
      task('today', { dueAt: '2026-01-01T00:00:00Z', phase: 'late' }),
    ]);
    expect(now.map(({ title }) => title)).toEqual(['today', 'tomorrow', 'no date']);
  });

  it('counts a returned attempt as something to do, and a submitted one as done though another may be started', () => {
    const { now, done } = sortTasks([
      task('returned', { canStart: false, attempts: [attempt('returned')] }),
      task('submitted', { canStart: true, attempts: [attempt('submitted')] }),
    ]);
    expect([now[0]?.title, done[0]?.title]).toEqual(['returned', 'submitted']);
  });

  it('counts a returned attempt as something to do also after the task has closed', () => {
    const { now, done } = sortTasks([
      task('returned', { phase: 'closed', canStart: false, attempts: [attempt('returned')] }),
      task('never submitted', { phase: 'closed', canStart: false, attempts: [attempt('in_progress')] }),
    ]);
    expect([now[0]?.title, done[0]?.title]).toEqual(['returned', 'never submitted']);
  });

  it('counts a task of lectures as done when all of them are complete', () => {
    const lecture = { video: 'v', title: 'Trains', durationMs: 60_000, watchedPercent: 100, isComplete: true };
    const base = { kind: 'vdo-lect', canStart: false } as const;
    const { now, done } = sortTasks([
      task('half', { ...base, lectures: [lecture, { ...lecture, isComplete: false }] }),
      task('whole', { ...base, lectures: [lecture] }),
    ]);
    expect([now.map(({ title }) => title), done.map(({ title }) => title)]).toEqual([['half'], ['whole']]);
  });

  it('keeps what is to come apart, and what was missed among the done', () => {
    const { later, done } = sortTasks([
      task('next week', { phase: 'upcoming', canStart: false }),
      task('missed', { phase: 'closed', canStart: false }),
    ]);
    expect([later[0]?.title, done[0]?.title]).toEqual(['next week', 'missed']);
  });
});
