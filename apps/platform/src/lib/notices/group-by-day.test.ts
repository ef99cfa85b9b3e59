import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const notice = (at: Date) => ({
  _id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'job-failed' as const,
  about: { job: { _id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'send-digests' } },
  at: at.toISOString(),
  readAt: null,
  path: '/admin/jobs',
});

test('days are those of the calendar, not of 24 hours', () => {
  const now = new Date(2026, 2, 3, 0, 30);
  const moments = [
    new Date(2026, 2, 3, 0, 10),
    new Date(2026, 2, 2, 23, 50),
    new Date(2026, 2, 2, 1),
    new Date(2026, 1, 28, 9),
  ];
  const days = groupByDay(moments.map(notice), now);
  expect(days.map(({ ago, notices }) => [ago, notices.length])).toEqual([
    [0, 1],
    [1, 2],
    [3, 1],
  ]);
});
