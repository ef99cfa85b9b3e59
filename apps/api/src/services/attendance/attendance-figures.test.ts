import { attendanceStatuses } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceFigures } from './attendance-figures.ts';
import { proposedStatus } from './proposed-status.ts';

const meeting = (
  status: (typeof attendanceStatuses)[number] | null,
  month = '2026-03',
  groups = ['B2'],
  courses = ['First'],
) => ({ status, month, groups, courses });

const streakOf = (...statuses: Parameters<typeof meeting>[0][]) =>
  attendanceFigures(statuses.map((status) => meeting(status))).streak;

test('the rate counts who was present or late, and leaves out who was excused or is not confirmed', () => {
  const figures = attendanceFigures([
    meeting('Present', '2026-02'),
    meeting('Absent', '2026-02'),
    meeting('Late'),
    meeting('Excused', '2026-03', ['C1', 'B2'], ['Advanced', 'First']),
    meeting(null),
  ]);
  expect(figures).toEqual({
    counts: { present: 1, late: 1, absent: 1, excused: 1 },
    ratePercent: 67,
    streak: { current: 1, longest: 1 },
    byMonth: [
      { month: '2026-02', counts: { present: 1, late: 0, absent: 1, excused: 0 }, ratePercent: 50 },
      { month: '2026-03', counts: { present: 0, late: 1, absent: 0, excused: 1 }, ratePercent: 100 },
    ],
    byGroup: [
      { group: 'B2', counts: { present: 1, late: 1, absent: 1, excused: 1 }, ratePercent: 67 },
      { group: 'C1', counts: { present: 0, late: 0, absent: 0, excused: 1 }, ratePercent: null },
    ],
    byCourse: [
      { course: 'Advanced', counts: { present: 0, late: 0, absent: 0, excused: 1 }, ratePercent: null },
      { course: 'First', counts: { present: 1, late: 1, absent: 1, excused: 1 }, ratePercent: 67 },
    ],
  });
});

test('meetings in a row end with an absence; who is excused keeps them', () => {
  expect(streakOf('Present', 'Late', 'Excused', 'Present')).toEqual({ current: 3, longest: 3 });
  expect(streakOf('Present', 'Present', 'Absent', 'Late')).toEqual({ current: 1, longest: 2 });
  expect(streakOf('Present', 'Absent')).toEqual({ current: 0, longest: 1 });
  expect(streakOf()).toEqual({ current: 0, longest: 0 });
});

test('months, groups and courses come to the whole, and no row is longer than what was attended', () => {
  const any = fc.record({
    status: fc.constantFrom(...attendanceStatuses, null),
    month: fc.constantFrom('2026-01', '2026-02', '2026-03'),
    groups: fc.constantFrom<string[]>(['B2'], ['C1']),
    courses: fc.constantFrom<string[]>(['First'], ['Advanced']),
  });
  fc.assert(
    fc.property(fc.array(any), (meetings) => {
      const { counts, ratePercent, streak, byMonth, byGroup, byCourse } = attendanceFigures(meetings);
      for (const key of ['present', 'late', 'absent', 'excused'] as const) {
        for (const parts of [byMonth, byGroup, byCourse])
          expect(parts.reduce((sum, part) => sum + part.counts[key], 0)).toBe(counts[key]);
      }
      expect(streak.longest).toBeLessThanOrEqual(counts.present + counts.late);
      expect(streak.current).toBeLessThanOrEqual(streak.longest);
      if (counts.absent === 0) expect(ratePercent).toBe(streak.longest === 0 ? null : 100);
    }),
  );
});

test('joining proposes Present until the limit has passed, and Late after it', () => {
  const startsAt = new Date('2026-03-02T15:00:00Z');
  const proposed = (joined: string) => proposedStatus(new Date(`2026-03-02T${joined}Z`), { startsAt }, 10);
  expect(proposed('14:51:00')).toBe('Present');
  expect(proposed('15:10:00')).toBe('Present');
  expect(proposed('15:10:01')).toBe('Late');
  expect(proposedStatus(null, { startsAt }, 10)).toBeNull();
});
