import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysInRow } from './days-in-row.ts';

const today = '2026-03-02';

test('days in a row count until today, and until yesterday as long as today is not over', () => {
  expect(daysInRow([], today)).toBe(0);
  expect(daysInRow(['2026-03-02'], today)).toBe(1);
  expect(daysInRow(['2026-03-01', '2026-02-28', '2026-02-26'], today)).toBe(2);
  expect(daysInRow(['2026-02-28'], today)).toBe(0);
});

test('the row is as long as the days without a gap, in any order and with any days before', () => {
  const earlier = fc.uniqueArray(fc.integer({ min: 2, max: 400 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), earlier, (length, others) => {
      const row = Array.from({ length }, (_, ago) => addDays(today, -ago));
      const before = others.map((more) => addDays(today, -(length + more)));
      expect(daysInRow([...before, ...row], today)).toBe(length);
    }),
  );
});
