import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { savePlays, readPlays, noPlays, endPlay, advancePlay, furtherPlays, laterPlays } from './play-count.ts';

describe('a play', () => {
  it('counts once, when it has run for a second', () => {
    const begun = advancePlay(noPlays, 0.9);
    expect(begun).toBe(noPlays);
    const counted = advancePlay(begun, 1.1);
    expect(counted.count).toBe(1);
    expect(advancePlay(counted, 30).count).toBe(1);
    expect(endPlay(advancePlay(counted, 30))).toEqual({ count: 1, positionSeconds: null });
  });

  it('counts on from what another device has played', () => {
    const here = { count: 1, positionSeconds: 4 };
    expect(laterPlays(here, 1)).toBe(here);
    expect(laterPlays(here, 0)).toBe(here);
    expect(laterPlays(here, 2)).toEqual({ count: 2, positionSeconds: null });
  });

  it('goes on from where another tab has brought it', () => {
    const begun = { count: 1, positionSeconds: 4 };
    const later = { count: 1, positionSeconds: 9 };
    const ended = { count: 1, positionSeconds: null };
    const next = { count: 2, positionSeconds: 1 };
    const inOrder = [noPlays, begun, later, ended, next];
    for (const [place, here] of inOrder.entries())
      for (const [other, elsewhere] of inOrder.entries())
        expect(furtherPlays(here, elsewhere)).toBe(inOrder[Math.max(place, other)]);
  });

  it('counts at its end if it is shorter than that', () => {
    expect(endPlay(advancePlay(noPlays, 0.4))).toEqual({ count: 1, positionSeconds: null });
  });

  it('never counts backwards, however it runs', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), fc.constant('end'))), (run) => {
        let plays = noPlays;
        for (const step of run) {
          const next = typeof step === 'number' ? advancePlay(plays, step) : endPlay(plays);
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

describe('the saved count', () => {
  it('is read back, in the middle of a play and between two', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    for (const plays of [{ count: 2, positionSeconds: 12.5 }, { count: 1, positionSeconds: null }, noPlays]) {
      savePlays('one', plays);
      expect(readPlays('one')).toEqual(plays);
    }
    expect(readPlays('another')).toEqual(noPlays);
    kept.set('rubrica-plays:one', 'nonsense');
    expect(readPlays('one')).toEqual(noPlays);
    vi.unstubAllGlobals();
  });

  it('is zero if storage is blocked, without an error', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(readPlays('one')).toEqual(noPlays);
    expect(() => savePlays('one', { count: 1, positionSeconds: null })).not.toThrow();
    vi.unstubAllGlobals();
  });
});
