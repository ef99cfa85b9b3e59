import type { RecorderState } from './recorder-machine.ts';
import type { RecorderMessages } from './messages-en.ts';

const preparingMoments = [60, 30, 10, 5];
const speakingMoments = [300, 60, 30, 10];

/** Returns the moment to announce that was passed between two values of the seconds left; null if none was. */
export function momentPassed(before: number, now: number, moments: readonly number[]): number | null {
  return moments.findLast((moment) => before > moment && now <= moment) ?? null;
}

/** The clock at one instant. */
export interface ClockReading {
  phase: RecorderState['phase'];
  isPaused: boolean;
  /** Seconds left, if a known end is counted down. */
  secondsLeft: number | null;
  /** Seconds recorded so far. */
  secondsPassed: number;
}

/**
 * Returns what to announce between two readings: each start and end, a few moments of a countdown, and each whole minute if
 * nothing is counted down. Null: nothing.
 */
export function announcementBetween(
  before: ClockReading,
  now: ClockReading,
  messages: RecorderMessages,
): string | null {
  if (now.phase !== before.phase) {
    if (now.phase === 'preparing') return messages.recorderAnnouncePreparation(now.secondsLeft ?? 0);
    if (now.phase === 'recording') return messages.recorderAnnounceStart(now.secondsLeft);
    if (now.phase === 'done' && before.phase === 'stopping') return messages.recorderAnnounceDone(now.secondsPassed);
    return now.phase === 'asking' ? messages.recorderAsking : null;
  }
  if (now.phase === 'preparing') {
    const moment = momentPassed(before.secondsLeft ?? 0, now.secondsLeft ?? 0, preparingMoments);
    return moment === null ? null : messages.recorderAnnounceSoon(moment);
  }
  if (now.phase !== 'recording') return null;
  if (now.isPaused !== before.isPaused) return now.isPaused ? messages.recorderPaused : messages.recorderRecording;
  if (now.secondsLeft !== null) {
    const moment = momentPassed(before.secondsLeft ?? 0, now.secondsLeft, speakingMoments);
    return moment === null ? null : messages.recorderAnnounceLeft(moment);
  }
  const minute = Math.floor(now.secondsPassed / 60) * 60;
  return minute > 0 && before.secondsPassed < minute ? messages.recorderAnnouncePassed(minute) : null;
}
