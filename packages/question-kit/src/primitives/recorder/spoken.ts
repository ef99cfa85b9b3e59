import type { RecorderState } from './machine.ts';
import type { RecorderMessages } from './messages-en.ts';

const preparingMoments = [60, 30, 10, 5];
const speakingMoments = [300, 60, 30, 10];

/** The moment worth saying aloud that was passed between two readings of the seconds left; null: none. */
export function momentPassed(before: number, now: number, moments: readonly number[]): number | null {
  return moments.findLast((moment) => before > moment && now <= moment) ?? null;
}

/** What the clock says at one instant. */
export interface Reading {
  phase: RecorderState['phase'];
  paused: boolean;
  /** Seconds left, where an end is known and counted down. */
  left: number | null;
  /** Seconds recorded so far. */
  passed: number;
}

/**
 * What a screen reader is told between two readings: each start and end, a few moments of a countdown, each whole minute where
 * nothing is counted down. Null: stay silent.
 */
export function spokenBetween(before: Reading, now: Reading, messages: RecorderMessages): string | null {
  if (now.phase !== before.phase) {
    if (now.phase === 'preparing') return messages.recorderSpokenPrep(now.left ?? 0);
    if (now.phase === 'recording') return messages.recorderSpokenStart(now.left);
    if (now.phase === 'done' && before.phase === 'stopping') return messages.recorderSpokenDone(now.passed);
    return now.phase === 'asking' ? messages.recorderAsking : null;
  }
  if (now.phase === 'preparing') {
    const moment = momentPassed(before.left ?? 0, now.left ?? 0, preparingMoments);
    return moment === null ? null : messages.recorderSpokenSoon(moment);
  }
  if (now.phase !== 'recording') return null;
  if (now.paused !== before.paused) return now.paused ? messages.recorderPaused : messages.recorderRecording;
  if (now.left !== null) {
    const moment = momentPassed(before.left ?? 0, now.left, speakingMoments);
    return moment === null ? null : messages.recorderSpokenLeft(moment);
  }
  const minute = Math.floor(now.passed / 60) * 60;
  return minute > 0 && before.passed < minute ? messages.recorderSpokenPassed(minute) : null;
}
