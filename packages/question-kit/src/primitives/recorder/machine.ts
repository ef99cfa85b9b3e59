import type { RecorderPhase } from './recorder-props.ts';
import type { Trouble } from './trouble.ts';

/** Why a recording ended. */
export type StopReason = 'asked' | 'time' | 'size' | 'unplugged' | 'failed';

/** What somebody recorded, as far as the screen needs it. `id` is its name on this device; null: only the host has it. */
export interface Take {
  id: string | null;
  durationMs: number;
}

/**
 * Where a recorder stands, with what that place needs and nothing else. Instants are milliseconds of one clock that the events
 * bring along; the machine never looks at a clock.
 */
export type RecorderState =
  | { phase: 'loading' }
  | { phase: 'idle' }
  | { phase: 'asking'; goal: 'check' | 'start' }
  | { phase: 'checking' }
  | { phase: 'preparing'; since: number; endsAt: number }
  | { phase: 'recording'; before: number; since: number | null; bytes: number }
  | { phase: 'stopping'; why: StopReason; durationMs: number }
  | { phase: 'interrupted'; take: Take & { id: string } }
  | { phase: 'done'; take: Take; why: StopReason }
  | { phase: 'trouble'; trouble: Trouble };

/** What happens to a recorder. */
export type RecorderEvent =
  | { type: 'found'; what: 'nothing' }
  | { type: 'found'; what: 'done'; take: Take }
  | { type: 'found'; what: 'interrupted'; take: Take & { id: string } }
  | { type: 'check' }
  | { type: 'start'; now: number }
  | { type: 'opened'; now: number }
  | { type: 'troubled'; trouble: Trouble; now: number }
  | { type: 'tick'; now: number }
  | { type: 'chunk'; now: number; bytes: number }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number }
  | { type: 'stop'; now: number }
  | { type: 'finished'; take: Take | null }
  | { type: 'keep' }
  | { type: 'cancel' };

/** What a recorder was asked to keep to. */
export interface Limits {
  prepMs: number;
  capMs: number;
  maxBytes: number;
  pausable: boolean;
}

/** How long a recording has lasted, pauses left out. */
export function elapsed(state: Extract<RecorderState, { phase: 'recording' }>, now: number): number {
  return state.before + (state.since === null ? 0 : Math.max(0, now - state.since));
}

function begin(now: number, { prepMs }: Limits): RecorderState {
  return prepMs > 0
    ? { phase: 'preparing', since: now, endsAt: now + prepMs }
    : { phase: 'recording', before: 0, since: now, bytes: 0 };
}

const speaking = (now: number): RecorderState => ({ phase: 'recording', before: 0, since: now, bytes: 0 });

/** The phases from which a device is asked for: nothing runs there that it could disturb. */
const atRest: ReadonlySet<RecorderPhase> = new Set(['idle', 'done', 'interrupted', 'trouble']);

/** The phases in which what is found on the device may be told. */
const settled: ReadonlySet<RecorderPhase> = new Set(['loading', 'idle', 'done', 'trouble']);

/**
 * Where an event leads. An event that makes no sense where the recorder stands (a late tick, a second press) leads nowhere: the
 * same state comes back.
 */
export function recorderReducer(state: RecorderState, event: RecorderEvent, limits: Limits): RecorderState {
  switch (event.type) {
    case 'found':
      if (!settled.has(state.phase)) return state;
      if (event.what === 'nothing') return { phase: 'idle' };
      return event.what === 'done'
        ? { phase: 'done', take: event.take, why: 'asked' }
        : { phase: 'interrupted', take: event.take };
    case 'check':
      return atRest.has(state.phase) ? { phase: 'asking', goal: 'check' } : state;
    case 'start':
      if (state.phase === 'checking') return begin(event.now, limits);
      if (state.phase === 'preparing') return speaking(event.now);
      return atRest.has(state.phase) ? { phase: 'asking', goal: 'start' } : state;
    case 'opened':
      if (state.phase !== 'asking') return state;
      return state.goal === 'check' ? { phase: 'checking' } : begin(event.now, limits);
    case 'troubled':
      return troubled(state, event.trouble, event.now);
    case 'tick':
      if (state.phase === 'preparing') return event.now >= state.endsAt ? speaking(event.now) : state;
      return state.phase === 'recording' ? within(state, event.now, limits) : state;
    case 'chunk':
      return state.phase === 'recording'
        ? within({ ...state, bytes: state.bytes + event.bytes }, event.now, limits)
        : state;
    case 'pause':
      if (state.phase !== 'recording' || state.since === null || !limits.pausable) return state;
      return { ...state, before: elapsed(state, event.now), since: null };
    case 'resume':
      return state.phase === 'recording' && state.since === null ? { ...state, since: event.now } : state;
    case 'stop':
      return state.phase === 'recording' ? stopping(state, 'asked', event.now) : state;
    case 'finished':
      if (state.phase !== 'stopping') return state;
      if (event.take) return { phase: 'done', take: event.take, why: state.why };
      return { phase: 'trouble', trouble: state.why === 'unplugged' ? 'unplugged' : 'empty' };
    case 'keep':
      return state.phase === 'interrupted' ? { phase: 'done', take: state.take, why: 'asked' } : state;
    case 'cancel':
      return state.phase === 'asking' || state.phase === 'checking' || state.phase === 'preparing'
        ? { phase: 'loading' }
        : state;
  }
}

type Recording = Extract<RecorderState, { phase: 'recording' }>;

function stopping(state: Recording, why: StopReason, now: number): RecorderState {
  return { phase: 'stopping', why, durationMs: elapsed(state, now) };
}

function within(state: Recording, now: number, { capMs, maxBytes }: Limits): RecorderState {
  if (elapsed(state, now) >= capMs) return stopping(state, 'time', now);
  return state.bytes >= maxBytes ? stopping(state, 'size', now) : state;
}

/** The phases that need a device or look for one. */
const troubles: ReadonlySet<RecorderPhase> = new Set(['loading', 'idle', 'asking', 'checking', 'preparing']);

/** A device that goes in mid-recording ends it, and what was recorded is kept; before that, the reader is told. */
function troubled(state: RecorderState, trouble: Trouble, now: number): RecorderState {
  if (state.phase === 'recording') return stopping(state, trouble === 'unplugged' ? 'unplugged' : 'failed', now);
  return troubles.has(state.phase) ? { phase: 'trouble', trouble } : state;
}
