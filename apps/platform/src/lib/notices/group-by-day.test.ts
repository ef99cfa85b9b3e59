import { expect, onTestFinished, test } from 'vitest';
import { setDeviceAhead } from '../../testing/device-clock.ts';
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

test('what was just told is of today, also on a device whose clock is a day fast', () => {
  onTestFinished(setDeviceAhead(24 * 3_600_000));
  const told = notice(new Date(Date.now() - 24 * 3_600_000));
  expect(groupByDay([told])).toEqual([{ ago: 0, notices: [told] }]);
});
