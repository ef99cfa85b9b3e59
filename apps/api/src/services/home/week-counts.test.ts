import { expect, test } from 'vitest';
import { weekCounts } from './week-counts.ts';

const now = new Date('2026-03-01T21:30:00.000Z');
const dueAt = (text: string) => ({ dueAt: new Date(text) });

test('tasks count by their date on the school’s clock: what is tomorrow in UTC is today in Cairo', () => {
  const due = [
    dueAt('2026-03-01T21:29:00.000Z'),
    dueAt('2026-03-01T21:31:00.000Z'),
    dueAt('2026-03-01T22:30:00.000Z'),
    dueAt('2026-03-02T21:59:00.000Z'),
    dueAt('2026-03-07T21:59:00.000Z'),
    dueAt('2026-03-08T21:59:00.000Z'),
    { dueAt: null },
  ];
  expect(weekCounts(due, now, 'Africa/Cairo')).toEqual({ late: 1, dueToday: 1, dueTomorrow: 2, dueLater: 1 });
  expect(weekCounts(due, now, 'UTC')).toEqual({ late: 1, dueToday: 2, dueTomorrow: 1, dueLater: 1 });
});
