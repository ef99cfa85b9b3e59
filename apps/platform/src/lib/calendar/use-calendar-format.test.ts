import { expect, test } from 'vitest';
import { calendarFormat } from './use-calendar-format.ts';

test('a day with its times is written by the clock of the zone, with the comma of the language', () => {
  const range = ['2026-04-23T15:30:00Z', '2026-04-23T17:00:00Z'] as const;
  expect(calendarFormat('en', 'Africa/Cairo').dayAndRange(...range)).toMatch(/^Thursday 23 April, 17:30\s?–\s?19:00$/u);
  expect(calendarFormat('ar', 'Africa/Cairo').dayAndRange(...range)).toMatch(/^الخميس، 23 أبريل، 5:30.*7:00\sم$/u);
});
