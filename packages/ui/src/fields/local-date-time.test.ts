import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-date-time.ts';

it('gives nothing for an empty or unreadable text', () => {
  expect([toLocalInput(''), toLocalInput('soon'), fromLocalInput(''), fromLocalInput('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

it('brings back the same local minute for any instant', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (instant) => {
        const local = toLocalInput(instant.toISOString());
        expect(toLocalInput(fromLocalInput(local))).toBe(local);
      },
    ),
  );
});
