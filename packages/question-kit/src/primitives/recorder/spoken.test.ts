import { describe, expect, it } from 'vitest';
import { spokenBetween, type Reading } from './spoken.ts';
import { recorderEn as messages } from './messages-en.ts';

const recording = (left: number | null, passed: number): Reading => ({
  phase: 'recording',
  paused: false,
  left,
  passed,
});

/** Everything said while a recording of so many seconds runs to its end. */
function said(total: number, countsDown: boolean): string[] {
  const readings = Array.from({ length: total * 5 + 1 }, (_, step) => step / 5).map((passed) =>
    recording(countsDown ? Math.ceil(total - passed) : null, Math.floor(passed)),
  );
  return readings.slice(1).flatMap((now, index) => spokenBetween(readings[index] ?? now, now, messages) ?? []);
}

describe('what is said while time runs', () => {
  it('is a few moments of a countdown and nothing between them', () => {
    expect(said(120, true)).toEqual(['1 minute left.', '30 seconds left.', '10 seconds left.']);
  });

  it('is each whole minute where nothing is counted down', () => {
    expect(said(130, false)).toEqual(['1 minute recorded.', '2 minutes recorded.']);
  });

  it('begins with how much time there is', () => {
    const before: Reading = { phase: 'preparing', paused: false, left: 0, passed: 30 };
    expect(spokenBetween(before, recording(90, 0), messages)).toBe(
      'Recording has started. You have 1 minute 30 seconds.',
    );
  });
});
