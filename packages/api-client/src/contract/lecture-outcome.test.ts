import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf, tryState } from './lecture-outcome.ts';

const right = { mark: 2, maximum: 2, pending: 0 };
const wrong = { mark: 1, maximum: 2, pending: 0 };
const pending = { mark: 2, maximum: 2, pending: 1 };

test('an answer is right with the whole mark, and neither right nor wrong while it waits for a person', () => {
  expect([right, wrong, pending].map(outcomeOf)).toEqual(['right', 'wrong', 'pending']);
});

const passes = (mustBeRight: boolean, maxTries: number, last: typeof right | null, number = 1) =>
  tryState({ mustBeRight, maxTries }, last && { ...last, try: number }).isPassed;

describe('the video goes on', () => {
  test('once the question is answered', () => {
    expect(passes(false, 1, null)).toBe(false);
    expect(passes(false, 2, wrong)).toBe(true);
  });

  test('where it must be right, after the right answer, the last try, or one that a person has to mark', () => {
    expect(passes(true, 2, wrong)).toBe(false);
    expect(passes(true, 2, right)).toBe(true);
    expect(passes(true, 2, wrong, 2)).toBe(true);
    expect(passes(true, 2, pending)).toBe(true);
    expect(passes(true, 0, wrong, 50)).toBe(false);
  });
});

test('nobody is kept in front of a question for good, unless its tries have no limit', () => {
  const marks = fc.record({ mark: fc.nat(3), maximum: fc.constant(3), pending: fc.nat(1) });
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 1, max: 9 }), marks, (mustBeRight, maxTries, last) => {
      const state = tryState({ mustBeRight, maxTries }, { ...last, try: maxTries });
      expect(state).toMatchObject({ triesLeft: 0, isPassed: true });
    }),
  );
});
