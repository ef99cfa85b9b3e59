import { coveredMs, type Interval } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWatchRecorder } from './watch-recorder.ts';

function watching() {
  const recorder = createWatchRecorder();
  let positionMs = 0;
  let rate = 1;
  const tell = (event: Parameters<typeof recorder.observe>[0], isPlaying: boolean) =>
    recorder.observe(event, { positionMs, isPlaying, rate });
  return {
    recorder,
    setRate: (next: number) => (rate = next),
    play: (ms: number, stepMs = 250) => {
      tell('playing', true);
      for (let played = 0; played < ms; played += stepMs) {
        positionMs += Math.min(stepMs, ms - played);
        tell('timeupdate', true);
      }
    },
    pause: () => tell('pause', false),
    seek: (toMs: number) => {
      positionMs = toMs;
      tell('seeking', true);
      tell('timeupdate', false);
      tell('seeked', true);
    },
  };
}

describe('what is watched', () => {
  it('is what was played, not what was skipped', () => {
    const { recorder, play, seek, pause } = watching();
    play(2000);
    seek(60_000);
    play(1000);
    pause();
    expect(recorder.report().intervals).toEqual([
      [0, 2000],
      [60_000, 61_000],
    ]);
  });

  it('is reported until the server has counted it', () => {
    const { recorder, play } = watching();
    play(10_000);
    recorder.report();
    recorder.confirm([[0, 8000]]);
    expect(recorder.report().intervals).toEqual([[8000, 10_000]]);
    recorder.confirm([[0, 10_000]]);
    expect(recorder.unconfirmed()).toEqual([]);
  });

  it('counts a hidden tab, whose position is read once a second', () => {
    const { recorder, play } = watching();
    play(5000, 1000);
    expect(recorder.report().intervals).toEqual([[0, 5000]]);
  });

  it('never counts more than was played, wherever somebody goes', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 3000 })));
    fc.assert(
      fc.property(steps, (moves) => {
        const { recorder, play, seek, pause } = watching();
        let playedMs = 0;
        for (const [toMs, ms] of moves) {
          seek(toMs);
          play(ms);
          pause();
          playedMs += ms;
        }
        expect(coveredMs(recorder.unconfirmed() satisfies Interval[])).toBeLessThanOrEqual(playedMs);
      }),
    );
  });
});

describe('going back', () => {
  it('is reported with the place it leads to, once, where it is more than two seconds', () => {
    const { recorder, play, seek } = watching();
    play(20_000);
    seek(18_500);
    play(500);
    seek(12_000);
    seek(8000);
    play(500);
    expect(recorder.report().rewoundToMs).toEqual([8000]);
    expect(recorder.report().rewoundToMs).toEqual([]);
  });

  it('is reported again where the report did not arrive', () => {
    const { recorder, play, seek } = watching();
    play(20_000);
    seek(1000);
    play(500);
    recorder.giveBack(recorder.report());
    expect(recorder.report().rewoundToMs).toEqual([1000]);
  });
});

describe('there is something to report', () => {
  it('once it was played or sought, until that was reported and what was played is confirmed', () => {
    const { recorder, play, seek, pause } = watching();
    expect(recorder.hasNews()).toBe(false);
    play(2000);
    pause();
    recorder.report();
    expect(recorder.hasNews()).toBe(true);
    recorder.confirm([[0, 2000]]);
    pause();
    expect(recorder.hasNews()).toBe(false);
    seek(60_000);
    expect(recorder.hasNews()).toBe(true);
    recorder.report();
    expect(recorder.hasNews()).toBe(false);
  });

  it('again where the report did not arrive', () => {
    const { recorder, seek } = watching();
    seek(60_000);
    recorder.giveBack(recorder.report());
    expect(recorder.hasNews()).toBe(true);
  });
});

describe('the speed of a report', () => {
  it('is the highest at which what it carries was watched', () => {
    const { recorder, play, setRate } = watching();
    setRate(2);
    play(500);
    setRate(1);
    play(500);
    expect(recorder.report().rate).toBe(2);
    recorder.confirm([[0, 500]]);
    expect(recorder.report().rate).toBe(1);
  });

  it('stays until the server has counted what was watched at it', () => {
    const { recorder, play, setRate } = watching();
    setRate(2);
    play(10_000);
    recorder.report();
    recorder.confirm([[0, 4000]]);
    expect(recorder.report()).toMatchObject({ intervals: [[4000, 10_000]], rate: 2 });
  });

  it('is the normal one for what an earlier visit has left', () => {
    const { recorder } = watching();
    recorder.add([[0, 5000]]);
    expect(recorder.report().rate).toBe(1);
  });
});
