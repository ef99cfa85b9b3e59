import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs, recorderReducer, type Limits, type RecorderEvent, type RecorderState } from './recorder-machine.ts';

const limits: Limits = {
  prepMs: 0,
  capMs: 60_000,
  maxBytes: 1_000_000,
  stallMs: Number.POSITIVE_INFINITY,
  pausable: true,
};
const run = (events: readonly RecorderEvent[], from: RecorderState = { phase: 'loading' }, keep: Limits = limits) =>
  events.reduce((state, event) => recorderReducer(state, event, keep), from);
const take = { id: 'take', durationMs: 4000 };

const nothing: RecorderEvent = { type: 'found', what: 'nothing' };
const start = (now: number): RecorderEvent => ({ type: 'start', now });
const opened = (now: number): RecorderEvent => ({ type: 'opened', now });
const tick = (now: number): RecorderEvent => ({ type: 'tick', now });
const recording = run([nothing, start(0), opened(10)]);

describe('a recorder', () => {
  it('records as soon as the device is there, where no preparation is asked for', () => {
    expect(recording).toEqual({ phase: 'recording', elapsedBeforeMs: 0, sinceMs: 10, bytes: 0 });
  });

  it('prepares first, then starts automatically', () => {
    const prepared = { ...limits, prepMs: 5000 };
    const preparing = run([nothing, start(0), opened(10)], undefined, prepared);
    expect(preparing.phase).toBe('preparing');
    expect(run([tick(5009)], preparing, prepared).phase).toBe('preparing');
    expect(run([tick(5010)], preparing, prepared)).toMatchObject({ phase: 'recording', sinceMs: 5010 });
    expect(run([start(2000)], preparing, prepared)).toMatchObject({ phase: 'recording', sinceMs: 2000 });
  });

  it('stops automatically when the time is over, not counting pauses', () => {
    const paused = run([{ type: 'pause', now: 20_010 }, tick(90_000)], recording);
    expect(paused).toEqual({ phase: 'recording', elapsedBeforeMs: 20_000, sinceMs: null, bytes: 0 });
    const resumed = run([{ type: 'resume', now: 100_000 }], paused);
    expect(run([tick(139_999)], resumed).phase).toBe('recording');
    expect(run([tick(140_000)], resumed)).toEqual({ phase: 'stopping', reason: 'time', durationMs: 60_000 });
  });

  it('does not pause where that is not allowed', () => {
    expect(run([{ type: 'pause', now: 100 }], recording, { ...limits, pausable: false })).toBe(recording);
  });

  it('stops when the size is reached', () => {
    expect(run([{ type: 'chunk', now: 900, bytes: 1_000_000 }], recording)).toMatchObject({ reason: 'size' });
  });

  it('keeps what was recorded when the device is unplugged', () => {
    const stopping = run([{ type: 'failed', error: 'unplugged', now: 3010 }], recording);
    expect(stopping).toEqual({ phase: 'stopping', reason: 'unplugged', durationMs: 3000 });
    expect(run([{ type: 'finished', take }], stopping)).toEqual({ phase: 'done', take, reason: 'unplugged' });
    expect(run([{ type: 'finished', take: null }], stopping)).toEqual({ phase: 'error', error: 'unplugged' });
  });

  it('stops as soon as the browser’s recorder turns out to deliver nothing', () => {
    const strict = { ...limits, stallMs: 5_000 };
    expect(run([tick(5_009)], recording, strict).phase).toBe('recording');
    const stopping = run([tick(5_010)], recording, strict);
    expect(stopping).toMatchObject({ phase: 'stopping', reason: 'failed' });
    expect(run([{ type: 'finished', take: null }], stopping, strict)).toEqual({ phase: 'error', error: 'empty' });
    const delivers: RecorderEvent = { type: 'chunk', now: 4_000, bytes: 1 };
    expect(run([delivers, tick(5_010)], recording, strict).phase).toBe('recording');
  });

  it('never calls a recording done that is no longer on the device', () => {
    const done = run([{ type: 'found', what: 'done', take }]);
    expect(run([{ type: 'lost' }], done)).toEqual({ phase: 'error', error: 'empty' });
  });

  it('reports why the device cannot be used', () => {
    const asking = run([nothing, start(0)]);
    expect(run([{ type: 'failed', error: 'denied', now: 5 }], asking)).toEqual({
      phase: 'error',
      error: 'denied',
    });
  });

  it('offers an interrupted recording, to keep as it is or to record again', () => {
    const found = run([{ type: 'found', what: 'interrupted', take }]);
    expect(found).toEqual({ phase: 'interrupted', take });
    expect(run([{ type: 'keep' }], found)).toEqual({ phase: 'done', take, reason: 'user' });
    expect(run([start(0)], found)).toEqual({ phase: 'asking', goal: 'start' });
  });
});

const now = fc.integer({ min: 0, max: 200_000 });
const anyEvent: fc.Arbitrary<RecorderEvent> = fc.oneof(
  fc.constantFrom<RecorderEvent>(
    nothing,
    { type: 'found', what: 'done', take },
    { type: 'found', what: 'interrupted', take },
    { type: 'check' },
    { type: 'keep' },
    { type: 'lost' },
    { type: 'cancel' },
    { type: 'finished', take },
    { type: 'finished', take: null },
  ),
  fc.record({ type: fc.constantFrom('start', 'opened', 'tick', 'pause', 'resume', 'stop'), now }),
  fc.record({ type: fc.constant('chunk'), now, bytes: fc.nat(400_000) }),
  fc.record({ type: fc.constant('failed'), error: fc.constantFrom('denied', 'unplugged', 'busy'), now }),
);
const anyLimits = fc.record({
  prepMs: fc.constantFrom(0, 5000),
  capMs: fc.integer({ min: 1000, max: 90_000 }),
  maxBytes: fc.integer({ min: 1, max: 2_000_000 }),
  stallMs: fc.integer({ min: 1000, max: 90_000 }),
  pausable: fc.boolean(),
});

/** The allowed transitions, written independently of the reducer. */
const follows: Record<RecorderState['phase'], readonly RecorderState['phase'][]> = {
  loading: ['idle', 'done', 'interrupted', 'error'],
  idle: ['asking', 'done', 'interrupted', 'error'],
  asking: ['checking', 'preparing', 'recording', 'error', 'loading'],
  checking: ['preparing', 'recording', 'error', 'loading'],
  preparing: ['recording', 'error', 'loading'],
  recording: ['stopping'],
  stopping: ['done', 'error'],
  interrupted: ['done', 'asking'],
  done: ['asking', 'idle', 'interrupted', 'error'],
  error: ['asking', 'idle', 'done', 'interrupted'],
};

describe('whatever happens, in whatever order', () => {
  it('a recorder makes only the allowed transitions', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), anyLimits, (events, keep) => {
        let state: RecorderState = { phase: 'loading' };
        for (const event of events) {
          const next = recorderReducer(state, event, keep);
          if (next.phase !== state.phase) expect(follows[state.phase]).toContain(next.phase);
          state = next;
        }
      }),
    );
  });

  it('a recording ends only by stopping, and is never longer or larger than one step beyond its caps', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), anyLimits, (events, keep) => {
        let state: RecorderState = recording;
        for (const event of events) {
          const before = state;
          state = recorderReducer(state, event, keep);
          if (before.phase !== 'recording') continue;
          expect(['recording', 'stopping']).toContain(state.phase);
          if (state.phase === 'recording' && event.type === 'tick')
            expect(elapsedMs(state, event.now)).toBeLessThan(keep.capMs);
          if (state.phase === 'recording' && event.type === 'chunk') expect(state.bytes).toBeLessThan(keep.maxBytes);
        }
      }),
    );
  });

  it('no time is counted while a recording is paused', () => {
    fc.assert(
      fc.property(now, now, now, (a, b, c) => {
        const [first = 0, second = 0, third = 0] = [a, b, c].toSorted((x, y) => x - y);
        const long = { ...limits, capMs: 1_000_000 };
        const at = run(
          [{ type: 'pause', now: first }],
          { phase: 'recording', elapsedBeforeMs: 0, sinceMs: 0, bytes: 0 },
          long,
        );
        const later = run([{ type: 'resume', now: second }], at, long);
        expect(later.phase === 'recording' && elapsedMs(later, third)).toBe(first + third - second);
      }),
    );
  });
});
