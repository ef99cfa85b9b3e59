import { useEffect, useState } from 'react';
import { elapsedMs, type RecorderState } from './recorder-machine.ts';
import type { ClockReading } from './announcements.ts';

const stepMs = 200;

/** The displayed clock of a recorder. */
export interface Clock extends ClockReading {
  /** Elapsed share of the time, from 0 to 1; null if no end is known. */
  progress: number | null;
}

/** Returns the clock of a state at an instant. `countsDown`: the cap is an answer time that is shown as a countdown. */
export function readClock(state: RecorderState, now: number, capMs: number, countsDown: boolean): Clock {
  const reading = (leftMs: number | null, passedMs: number, progress: number | null, isPaused = false): Clock => ({
    phase: state.phase,
    isPaused,
    secondsLeft: leftMs === null ? null : Math.max(0, Math.ceil(leftMs / 1000)),
    secondsPassed: Math.floor(passedMs / 1000),
    progress,
  });
  switch (state.phase) {
    case 'preparing':
      return reading(
        state.endsAtMs - now,
        now - state.sinceMs,
        (now - state.sinceMs) / (state.endsAtMs - state.sinceMs),
      );
    case 'recording': {
      const passed = elapsedMs(state, now);
      return reading(countsDown ? capMs - passed : null, passed, Math.min(1, passed / capMs), state.sinceMs === null);
    }
    case 'stopping':
      return reading(null, state.durationMs, null);
    case 'done':
    case 'interrupted':
      return reading(null, state.take.durationMs, null);
    case 'loading':
    case 'idle':
    case 'asking':
    case 'checking':
    case 'error':
      return reading(null, 0, null);
  }
}

const startOf = (state: RecorderState) =>
  state.phase === 'preparing' || state.phase === 'recording' ? (state.sinceMs ?? 0) : 0;

/** The clock of a recorder, updated while time runs. */
export function useClock(state: RecorderState, capMs: number, countsDown: boolean): Clock {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = state.phase === 'preparing' || (state.phase === 'recording' && state.sinceMs !== null);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), stepMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  // `now` may be older than the state: never go backwards.
  return readClock(state, Math.max(now, startOf(state)), capMs, countsDown);
}
