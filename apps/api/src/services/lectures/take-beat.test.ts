import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredMs, type Interval, mergeIntervals, subtractIntervals } from '@rubrica/api-client/contract';
import { maxBeatMs, maxIntervals, takeBeat } from './take-beat.ts';

const lengthMs = 200;
const interval: fc.Arbitrary<Interval> = fc
  .tuple(fc.integer({ min: 0, max: lengthMs }), fc.integer({ min: 0, max: lengthMs }))
  .map(([a, b]): Interval => [Math.min(a, b), Math.max(a, b)]);
const intervals = fc.array(interval, { maxLength: 12 });

const fragment = (_: unknown, index: number): Interval => [index * 10, index * 10 + 1];

describe('what a report adds', () => {
  const start = new Date('2030-05-01T09:00:00Z');
  const after = (ms: number) => ({ now: new Date(start.getTime() + ms), durationMs: 7_200_000 });
  const whole: Interval[] = [[0, 7_200_000]];
  /** With more time than is needed. */
  const plenty = (stored: Interval[], sent: Interval[]) =>
    takeBeat(
      { intervals: stored, beatAt: start },
      { intervals: sent, rate: 1 },
      { ...after(1000), durationMs: lengthMs },
    );

  test('two hours, reported ten seconds after the last report, count ten seconds times the speed', () => {
    const before = { intervals: [], beatAt: start };
    expect(takeBeat(before, { intervals: whole, rate: 1 }, after(10_000))).toEqual([[0, 10_000]]);
    expect(takeBeat(before, { intervals: whole, rate: 2 }, after(10_000))).toEqual([[0, 20_000]]);
    expect(takeBeat(before, { intervals: whole, rate: 16 }, after(10_000))).toEqual([[0, 20_000]]);
  });

  test('the first report starts the clock and adds nothing', () => {
    expect(takeBeat(undefined, { intervals: whole, rate: 2 }, after(0))).toEqual([]);
  });

  test('after a pause of an hour no more counts than after five minutes', () => {
    const before = { intervals: [], beatAt: start };
    const watched = takeBeat(before, { intervals: whole, rate: 1 }, after(3_600_000));
    expect(coveredMs(watched)).toBe(maxBeatMs);
  });

  test('what was watched before costs nothing', () => {
    const before = { intervals: [[0, 60_000]] satisfies Interval[], beatAt: start };
    const beat = { intervals: [[0, 65_000]] satisfies Interval[], rate: 1 };
    expect(takeBeat(before, beat, after(5000))).toEqual([[0, 65_000]]);
  });

  test('never more than the clock allows, nothing is taken away, nothing outside the video, a second time nothing new', () => {
    const rate = fc.double({ min: 0.5, max: 16, noNaN: true });
    fc.assert(
      fc.property(intervals, intervals, rate, fc.integer({ min: -50, max: 300 }), (stored, sent, speed, sinceMs) => {
        const before = { intervals: mergeIntervals(stored), beatAt: start };
        const beat = { intervals: sent, rate: speed };
        const at = { now: new Date(start.getTime() + sinceMs), durationMs: lengthMs };
        const watched = takeBeat(before, beat, at);
        expect(coveredMs(watched) - coveredMs(stored)).toBeLessThanOrEqual(Math.max(0, sinceMs) * 2);
        expect(subtractIntervals(before.intervals, watched)).toEqual([]);
        expect(subtractIntervals(watched, [...before.intervals, ...sent])).toEqual([]);
        expect(watched).toEqual(mergeIntervals(watched));
        expect(takeBeat({ intervals: watched, beatAt: at.now }, beat, at)).toEqual(watched);
      }),
    );
  });

  test('two devices that report in turn come to the same as one that reports all', () => {
    fc.assert(
      fc.property(intervals, intervals, (first, second) => {
        expect(plenty(plenty([], first), second)).toEqual(plenty([], [...first, ...second]));
      }),
    );
  });

  test('made-up fragments beyond a limit are not stored', () => {
    const stored = Array.from({ length: maxIntervals }, fragment);
    const before = { intervals: stored, beatAt: start };
    const more: Interval[] = [[maxIntervals * 10, maxIntervals * 10 + 1]];
    expect(takeBeat(before, { intervals: more, rate: 1 }, after(10_000))).toEqual(stored);
  });
});
