import { useEffect, useState } from 'react';
import { elapsed, type RecorderState } from './machine.ts';
import type { Reading } from './spoken.ts';

const stepMs = 200;

/** The clock of a recorder as it is shown: seconds, and the share of the time that is over. */
export interface Clock extends Reading {
  /** From 0 to 1; null where no end is known. */
  share: number | null;
}

/** Reads a state at an instant. `countsDown`: the end of the recording is a time to keep to, not only a cap. */
export function readClock(state: RecorderState, now: number, capMs: number, countsDown: boolean): Clock {
  const reading = (left: number | null, passed: number, share: number | null, paused = false): Clock => ({
    phase: state.phase,
    paused,
    left: left === null ? null : Math.max(0, Math.ceil(left / 1000)),
    passed: Math.floor(passed / 1000),
    share,
  });
  switch (state.phase) {
    case 'preparing':
      return reading(state.endsAt - now, now - state.since, (now - state.since) / (state.endsAt - state.since));
    case 'recording': {
      const passed = elapsed(state, now);
      return reading(countsDown ? capMs - passed : null, passed, Math.min(1, passed / capMs), state.since === null);
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
    case 'trouble':
      return reading(null, 0, null);
  }
}

const beginOf = (state: RecorderState) =>
  state.phase === 'preparing' || state.phase === 'recording' ? (state.since ?? 0) : 0;

/** The clock of a recorder, read anew while time runs. */
export function useReading(state: RecorderState, capMs: number, countsDown: boolean): Clock {
  const [now, setNow] = useState(() => performance.now());
  const runs = state.phase === 'preparing' || (state.phase === 'recording' && state.since !== null);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), stepMs);
    return () => clearInterval(timer);
  }, [runs]);
  // A reading may be older than the state that it is read with: time does not run backwards.
  return readClock(state, Math.max(now, beginOf(state)), capMs, countsDown);
}
