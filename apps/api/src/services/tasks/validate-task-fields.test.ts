import { describe, expect, test } from 'vitest';
import { validateTaskFields } from './validate-task-fields.ts';

type Checked = Parameters<typeof validateTaskFields>[0];

const task: Checked = {
  kind: 'homework',
  status: 'published',
  questions: ['q'],
  draws: [],
  videos: [],
  groups: ['g'],
  students: [],
  openAt: '2030-05-01T09:00:00Z',
  dueAt: '2030-05-02T09:00:00Z',
  closeAt: '2030-05-03T09:00:00Z',
};
const check = (change: Partial<Checked>, from: Checked['status'] = 'draft') =>
  validateTaskFields({ ...task, ...change }, from);
const few = [{ code: 'list_min', limit: 1 }];
const disordered = [{ code: 'order_of_times' }];

describe('validateTaskFields', () => {
  test('a complete task has no errors', () => {
    expect(check({})).toEqual({});
  });

  test('a published task of lectures has videos, and no questions of its own', () => {
    expect(check({ kind: 'vdo-lect', questions: [], videos: ['v'] })).toEqual({});
    expect(check({ kind: 'vdo-lect', videos: [] })).toEqual({
      videos: few,
      questions: [{ code: 'list_max', limit: 0 }],
    });
  });

  test('a task without questions or students can be a draft but not published', () => {
    expect(check({ questions: [], groups: [] })).toEqual({ questions: few, groups: few });
    expect(check({ questions: [], groups: [], status: 'draft' })).toEqual({});
    expect(check({ groups: [], students: ['s'] })).toEqual({});
  });

  test('opening, due and closing times must be in this order', () => {
    expect(check({ dueAt: '2030-04-01T09:00:00Z' })).toEqual({ dueAt: disordered });
    expect(check({ closeAt: '2030-05-01T10:00:00Z' })).toEqual({ closeAt: disordered });
    expect(check({ dueAt: null, closeAt: task.openAt })).toEqual({ closeAt: disordered });
    expect(check({ dueAt: task.closeAt })).toEqual({});
    // The same time in another notation.
    expect(check({ dueAt: '2030-05-01T09:00:00.000Z' })).toEqual({ dueAt: disordered });
  });

  test('a status change can be undone', () => {
    expect(check({ status: 'closed' }, 'published')).toEqual({});
    expect(check({ status: 'published' }, 'closed')).toEqual({});
    expect(check({ status: 'closed' }, 'archived')).toEqual({});
    expect(check({ status: 'closed' }, 'draft')).toEqual({ status: [{ code: 'choice' }] });
    expect(check({ status: 'published' }, 'archived')).toEqual({ status: [{ code: 'choice' }] });
  });
});
