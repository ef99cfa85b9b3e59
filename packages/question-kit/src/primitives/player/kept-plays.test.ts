import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { keepPlays, keptPlays, noPlays, playedOut, playedTo } from './kept-plays.ts';

describe('a play', () => {
  it('counts once, when it has run for a second', () => {
    const begun = playedTo(noPlays, 0.9);
    expect(begun).toBe(noPlays);
    const counted = playedTo(begun, 1.1);
    expect(counted.count).toBe(1);
    expect(playedTo(counted, 30).count).toBe(1);
    expect(playedOut(playedTo(counted, 30))).toEqual({ count: 1, at: null });
  });

  it('counts at its end where it is shorter than that', () => {
    expect(playedOut(playedTo(noPlays, 0.4))).toEqual({ count: 1, at: null });
  });

  it('never counts backwards, however it runs', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), fc.constant('end'))), (run) => {
        let plays = noPlays;
        for (const step of run) {
          const next = typeof step === 'number' ? playedTo(plays, step) : playedOut(plays);
          expect(next.count).toBeGreaterThanOrEqual(plays.count);
          expect(next.count).toBeLessThanOrEqual(plays.count + 1);
          plays = next;
        }
      }),
    );
  });
});

function refuse(): never {
  throw new DOMException('Refused', 'SecurityError');
}

describe('what a device keeps', () => {
  it('is read back, in the middle of a play and between two', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    for (const plays of [{ count: 2, at: 12.5 }, { count: 1, at: null }, noPlays]) {
      keepPlays('one', plays);
      expect(keptPlays('one')).toEqual(plays);
    }
    expect(keptPlays('another')).toEqual(noPlays);
    kept.set('rubrica-plays:one', 'nonsense');
    expect(keptPlays('one')).toEqual(noPlays);
    vi.unstubAllGlobals();
  });

  it('is nothing where it refuses, and that breaks nothing', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(keptPlays('one')).toEqual(noPlays);
    expect(() => keepPlays('one', { count: 1, at: null })).not.toThrow();
    vi.unstubAllGlobals();
  });
});
