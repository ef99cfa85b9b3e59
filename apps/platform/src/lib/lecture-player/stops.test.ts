import { describe, expect, it } from 'vitest';
import { createStopWatcher, nextStop } from './stops.ts';

const first = { id: 'first', atMs: 5000, isRequired: false };
const second = { id: 'second', atMs: 9000, isRequired: true };
const stops = [second, first];

describe('where a lecture stops', () => {
  it('is each place that playing reaches, however late that is noticed', () => {
    const watch = createStopWatcher(stops, 0);
    expect(watch('timeupdate', 4900)).toBeUndefined();
    expect(watch('timeupdate', 5900)).toBe(first);
    expect(watch('timeupdate', 5000)).toBeUndefined();
  });

  it('is the same place again when playing goes on without an answer', () => {
    const watch = createStopWatcher(stops, 4000);
    watch('timeupdate', 5000);
    watch('pause', 5000);
    expect(watch('playing', 5000)).toBe(first);
  });

  it('is not a place that was sought past, unless it must be answered', () => {
    const watch = createStopWatcher(stops, 0);
    expect(watch('seeking', 7000)).toBeUndefined();
    expect(watch('timeupdate', 7000)).toBeUndefined();
    expect(watch('seeking', 50_000)).toBe(second);
  });

  it('is a place that must be answered each time somebody seeks past it, also while it is asked', () => {
    const watch = createStopWatcher(stops, 8000);
    expect(watch('timeupdate', 9000)).toBe(second);
    expect(watch('pause', 9000)).toBeUndefined();
    expect(watch('seeked', 9000)).toBeUndefined();
    expect(watch('seeking', 50_000)).toBe(second);
    expect(watch('seeked', 9000)).toBeUndefined();
    // While another address of the file was loaded nothing was told.
    expect(watch('seeked', 60_000)).toBe(second);
  });

  it('is not the same place again where a browser can only seek to a frame nearby', () => {
    const watch = createStopWatcher(stops, 8000);
    watch('timeupdate', 9020);
    expect(watch('seeked', 9041)).toBeUndefined();
    expect(watch('timeupdate', 9041)).toBeUndefined();
  });

  it('is a place that somebody seeks to exactly', () => {
    const watch = createStopWatcher(stops, 0);
    watch('seeking', 5000);
    expect(watch('timeupdate', 5000)).toBe(first);
  });

  it('is also what stands after the end of a file that is shorter than it should be', () => {
    const watch = createStopWatcher([{ ...second, atMs: 60_000 }], 0);
    watch('timeupdate', 59_700);
    expect(watch('ended', 59_800)?.id).toBe('second');
  });

  it('comes next where it is ahead', () => {
    expect(nextStop(stops, 5001)).toBe(second);
    expect(nextStop(stops, 9001)).toBeUndefined();
  });
});
