import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-date-time.ts';

it('returns an empty string for an empty or invalid text', () => {
  expect([toLocalInput(''), toLocalInput('soon'), fromLocalInput(''), fromLocalInput('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

it('keeps the local minute of any time in a round trip', () => {
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
