import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransferSpeed } from './transfer-speed.ts';

describe('the speed of a transfer', () => {
  it('gives the time that is left at the recent speed, and none before it is known', () => {
    const speed = createTransferSpeed();
    expect(speed.remainingMs(1000)).toBeNull();
    speed.note(0, 0);
    speed.note(500, 1000);
    expect(speed.remainingMs(1000)).toBeNull();
    speed.note(1000, 2000);
    expect(speed.remainingMs(1000)).toBe(2000);
  });

  it('follows a connection that becomes slow, and starts anew after a pause', () => {
    const speed = createTransferSpeed();
    for (let second = 0; second <= 60; second += 1) speed.note(second * 1000, second * 1000);
    for (let second = 61; second <= 90; second += 1) speed.note(60_000 + (second - 60) * 10, second * 1000);
    expect(speed.remainingMs(100)).toBe(10_000);
    speed.reset();
    expect(speed.remainingMs(100)).toBeNull();
  });

  it('is exact at a constant speed, however often it is noted', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 3, maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5000 }), (pauses, bytesPerMs) => {
        const speed = createTransferSpeed();
        let atMs = 0;
        for (const pause of pauses) {
          atMs += pause;
          speed.note(atMs * bytesPerMs, atMs);
        }
        const left = speed.remainingMs(1000 * bytesPerMs);
        if (left !== null) expect(left).toBeCloseTo(1000, 3);
      }),
    );
  });
});
