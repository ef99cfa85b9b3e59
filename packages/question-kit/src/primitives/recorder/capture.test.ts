import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCapture } from './capture.ts';

/** A recorder as a browser has it: its first byte comes at once, and it discards what it has not encoded when it stops. */
class SlowRecorder extends EventTarget {
  static encodingMs = 0;
  state: RecordingState = 'inactive';
  mimeType = 'video/webm';
  #chunks: NodeJS.Timeout | undefined;
  start() {
    this.state = 'recording';
    this.#deliver(1);
    this.#chunks = setTimeout(() => this.#deliver(1000), SlowRecorder.encodingMs);
  }
  #deliver(bytes: number) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x'.repeat(bytes)]) }));
  }
  pause() {
    this.state = 'paused';
    clearTimeout(this.#chunks);
  }
  stop() {
    this.state = 'inactive';
    clearTimeout(this.#chunks);
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', SlowRecorder);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a recording whose first sound takes so long. Returns the sizes of its chunks, and whether it has stopped. */
function startSlowly(encodingMs: number) {
  SlowRecorder.encodingMs = encodingMs;
  const sizes: number[] = [];
  // A stream is nothing but passed on.
  const capture = startCapture({} as MediaStream, { onChunk: ({ size }) => sizes.push(size), onError: () => {} });
  let isStopped = false;
  const stop = async () => {
    await capture.stop();
    isStopped = true;
  };
  return { capture, sizes, stop: () => void stop(), isStopped: () => isStopped };
}

test('a recording that is stopped before its first chunk goes on until it has it', async () => {
  const { sizes, stop, isStopped } = startSlowly(3000);
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(isStopped()).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(isStopped()).toBe(true);
  expect(sizes).toEqual([1, 1000]);
});

test('one that has a chunk stops at once', async () => {
  const { sizes, stop, isStopped } = startSlowly(250);
  await vi.advanceTimersByTimeAsync(300);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped()).toBe(true);
  expect(sizes).toEqual([1, 1000]);
});

test('one that delivers nothing, or is paused, stops without', async () => {
  const broken = startSlowly(60_000);
  broken.stop();
  await vi.advanceTimersByTimeAsync(8000);
  expect(broken.isStopped()).toBe(true);
  const paused = startSlowly(1000);
  paused.capture.pause();
  paused.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(paused.isStopped()).toBe(true);
  expect(paused.sizes).toEqual([1]);
});
