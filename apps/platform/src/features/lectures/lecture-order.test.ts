import { describe, expect, it } from 'vitest';
import { lectureSummary as lecture } from '../../testing/fixtures/lectures.ts';
import { groupByLevel, nextLecture } from './lecture-order.ts';

const watched = (seenAt: string, completedAt: string | null = null) => ({
  watchedMs: 1000,
  percent: 1,
  positionMs: 1000,
  completedAt,
  seenAt,
});

describe('the next lecture', () => {
  const fresh = lecture(1, 'Fresh');
  const older = lecture(2, 'Older', { progress: watched('2026-01-01T00:00:00Z') });
  const newer = lecture(3, 'Newer', { progress: watched('2026-01-02T00:00:00Z') });
  const done = lecture(4, 'Done', { progress: watched('2026-01-03T00:00:00Z', '2026-01-03T00:00:00Z') });

  it('is the one that was watched last and is not completed', () => {
    expect(nextLecture([fresh, older, newer, done])).toBe(newer);
  });

  it('is the first that has not been begun where none is open', () => {
    expect(nextLecture([done, fresh])).toBe(fresh);
    expect(nextLecture([done])).toBeUndefined();
  });
});

it('lectures are grouped by level in the author’s order, those without a level last', () => {
  const b1 = { _id: 'b1', name: 'B1' };
  const a2 = { _id: 'a2', name: 'A2' };
  const groups = groupByLevel([
    lecture(1, 'Free', { level: null }),
    lecture(2, 'First', { level: b1 }),
    lecture(3, 'Second', { level: a2 }),
    lecture(4, 'Third', { level: b1 }),
  ]);
  expect(groups.map(({ level, lectures }) => [level?.name, lectures.map(({ title }) => title)])).toEqual([
    ['B1', ['First', 'Third']],
    ['A2', ['Second']],
    [undefined, ['Free']],
  ]);
});
