import type { RecorderPhase, StopReason } from './recorder-props.ts';
import type { RecorderError } from './recorder-error.ts';
import type { LocalRecordingId } from '../schema/ids.ts';

/** A finished or interrupted recording. `id` identifies it on this device; null if only the host has it. */
export interface Take {
  id: LocalRecordingId | null;
  durationMs: number;
  /** Whether the microphone heard nothing. */
  isSilent?: boolean | undefined;
}

/**
 * The state of a recorder, with the data that its phase needs. Times are milliseconds of the monotonic clock that the events
 * carry in `now`; the machine never reads a clock.
 */
export type RecorderState =
  | { phase: 'loading' }
  | { phase: 'idle' }
  | { phase: 'asking'; goal: 'check' | 'start' }
  | { phase: 'checking' }
  | { phase: 'preparing'; sinceMs: number; endsAtMs: number }
  | { phase: 'recording'; elapsedBeforeMs: number; sinceMs: number | null; bytes: number }
  | { phase: 'stopping'; reason: StopReason; durationMs: number }
  | { phase: 'interrupted'; take: Take & { id: LocalRecordingId } }
  | { phase: 'done'; take: Take; reason: StopReason }
  | { phase: 'error'; error: RecorderError };

/** The events of a recorder. */
export type RecorderEvent =
  | { type: 'found'; what: 'nothing' }
  | { type: 'found'; what: 'done'; take: Take }
  | { type: 'found'; what: 'interrupted'; take: Take & { id: LocalRecordingId } }
  | { type: 'check' }
  | { type: 'start'; now: number }
  | { type: 'opened'; now: number }
  | { type: 'failed'; error: RecorderError; now: number }
  | { type: 'tick'; now: number }
  | { type: 'chunk'; now: number; bytes: number }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number }
  | { type: 'stop'; now: number }
  | { type: 'finished'; take: Take | null }
  | { type: 'keep' }
  /** The finished recording is no longer on the device, and the host does not have it. */
  | { type: 'lost' }
  | { type: 'cancel' };

/** The limits of a recording. */
export interface Limits {
  prepMs: number;
  capMs: number;
  maxBytes: number;
  /** A recorder that has delivered nothing for this long has failed. */
  stallMs: number;
  pausable: boolean;
}

/** The duration of a recording so far, without pauses. */
export function elapsedMs(state: Extract<RecorderState, { phase: 'recording' }>, now: number): number {
  return state.elapsedBeforeMs + (state.sinceMs === null ? 0 : Math.max(0, now - state.sinceMs));
}

function startTake(now: number, { prepMs }: Limits): RecorderState {
  return prepMs > 0
    ? { phase: 'preparing', sinceMs: now, endsAtMs: now + prepMs }
    : { phase: 'recording', elapsedBeforeMs: 0, sinceMs: now, bytes: 0 };
}

const startRecording = (now: number): RecorderState => ({
  phase: 'recording',
  elapsedBeforeMs: 0,
  sinceMs: now,
  bytes: 0,
});

/** The phases in which a recording or a device check can be started. */
const startablePhases: ReadonlySet<RecorderPhase> = new Set(['idle', 'done', 'interrupted', 'error']);

/** The phases in which the result of reading the device may be shown. */
const settledPhases: ReadonlySet<RecorderPhase> = new Set(['loading', 'idle', 'done', 'error']);

/** Returns the next state. An event that does not apply to the phase (a late tick, a second press) returns the same state. */
export function recorderReducer(state: RecorderState, event: RecorderEvent, limits: Limits): RecorderState {
  switch (event.type) {
    case 'found':
      if (!settledPhases.has(state.phase)) return state;
      if (event.what === 'nothing') return { phase: 'idle' };
      return event.what === 'done'
        ? { phase: 'done', take: event.take, reason: 'user' }
        : { phase: 'interrupted', take: event.take };
    case 'check':
      return startablePhases.has(state.phase) ? { phase: 'asking', goal: 'check' } : state;
    case 'start':
      if (state.phase === 'checking') return startTake(event.now, limits);
      if (state.phase === 'preparing') return startRecording(event.now);
      return startablePhases.has(state.phase) ? { phase: 'asking', goal: 'start' } : state;
    case 'opened':
      if (state.phase !== 'asking') return state;
      return state.goal === 'check' ? { phase: 'checking' } : startTake(event.now, limits);
    case 'failed':
      return fail(state, event.error, event.now);
    case 'tick':
      if (state.phase === 'preparing') return event.now >= state.endsAtMs ? startRecording(event.now) : state;
      return state.phase === 'recording' ? enforceLimits(state, event.now, limits) : state;
    case 'chunk':
      return state.phase === 'recording'
        ? enforceLimits({ ...state, bytes: state.bytes + event.bytes }, event.now, limits)
        : state;
    case 'pause':
      if (state.phase !== 'recording' || state.sinceMs === null || !limits.pausable) return state;
      return { ...state, elapsedBeforeMs: elapsedMs(state, event.now), sinceMs: null };
    case 'resume':
      return state.phase === 'recording' && state.sinceMs === null ? { ...state, sinceMs: event.now } : state;
    case 'stop':
      return state.phase === 'recording' ? stopping(state, 'user', event.now) : state;
    case 'finished':
      if (state.phase !== 'stopping') return state;
      if (event.take) return { phase: 'done', take: event.take, reason: state.reason };
      return { phase: 'error', error: state.reason === 'unplugged' ? 'unplugged' : 'empty' };
    case 'keep':
      return state.phase === 'interrupted' ? { phase: 'done', take: state.take, reason: 'user' } : state;
    case 'lost':
      return state.phase === 'done' ? { phase: 'error', error: 'empty' } : state;
    case 'cancel':
      return state.phase === 'asking' || state.phase === 'checking' || state.phase === 'preparing'
        ? { phase: 'loading' }
        : state;
  }
}

type Recording = Extract<RecorderState, { phase: 'recording' }>;

function stopping(state: Recording, reason: StopReason, now: number): RecorderState {
  return { phase: 'stopping', reason, durationMs: elapsedMs(state, now) };
}

function enforceLimits(state: Recording, now: number, { capMs, maxBytes, stallMs }: Limits): RecorderState {
  const elapsed = elapsedMs(state, now);
  if (state.bytes === 0 && elapsed >= stallMs) return stopping(state, 'failed', now);
  if (elapsed >= capMs) return stopping(state, 'time', now);
  return state.bytes >= maxBytes ? stopping(state, 'size', now) : state;
}

/** The phases in which a device error ends in the `error` phase. */
const failablePhases: ReadonlySet<RecorderPhase> = new Set(['loading', 'idle', 'asking', 'checking', 'preparing']);

/** A device that fails while recording ends the recording, which is kept; before that, the error is shown. */
function fail(state: RecorderState, error: RecorderError, now: number): RecorderState {
  if (state.phase === 'recording') return stopping(state, error === 'unplugged' ? 'unplugged' : 'failed', now);
  return failablePhases.has(state.phase) ? { phase: 'error', error } : state;
}
