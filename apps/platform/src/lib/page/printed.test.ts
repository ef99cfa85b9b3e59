import { expect, test } from 'vitest';
import { calendarFormat } from '../calendar/use-calendar-format.ts';
import { printedPeriod } from './printed.tsx';

test('a printed period has dates as people write them, with one bound or two', () => {
  const format = calendarFormat('en', 'Africa/Cairo');
  const periodOf = (from: string, until: string) =>
    printedPeriod({ from, until }, format, { from: 'From', until: 'Until' });
  expect(periodOf('2026-10-01', '2026-11-30')).toMatch(/^1 October\s–\s30 November 2026$/u);
  expect(periodOf('2026-10-01', '')).toBe('From 1 October 2026');
  expect(periodOf('', '2026-11-30')).toBe('Until 30 November 2026');
  expect(periodOf('', '')).toBe('');
});
