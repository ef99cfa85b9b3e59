import { describe, expect, it } from 'vitest';
import { announcementBetween, type ClockReading } from './announcements.ts';
import { recorderEn as messages } from './messages-en.ts';

const recording = (secondsLeft: number | null, secondsPassed: number): ClockReading => ({
  phase: 'recording',
  isPaused: false,
  secondsLeft,
  secondsPassed,
});

/** All announcements of a recording of the given duration in seconds. */
function announcements(total: number, countsDown: boolean): string[] {
  const readings = Array.from({ length: total * 5 + 1 }, (_, step) => step / 5).map((passed) =>
    recording(countsDown ? Math.ceil(total - passed) : null, Math.floor(passed)),
  );
  return readings.slice(1).flatMap((now, index) => announcementBetween(readings[index] ?? now, now, messages) ?? []);
}

describe('announcements while time runs', () => {
  it('cover a few moments of a countdown and nothing between them', () => {
    expect(announcements(120, true)).toEqual(['1 minute left.', '30 seconds left.', '10 seconds left.']);
  });

  it('cover each whole minute if nothing is counted down', () => {
    expect(announcements(130, false)).toEqual(['1 minute recorded.', '2 minutes recorded.']);
  });

  it('begin with the available time', () => {
    const before: ClockReading = { phase: 'preparing', isPaused: false, secondsLeft: 0, secondsPassed: 30 };
    expect(announcementBetween(before, recording(90, 0), messages)).toBe(
      'Recording has started. You have 1 minute 30 seconds.',
    );
  });
});
