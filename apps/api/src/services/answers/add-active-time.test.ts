import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActiveTime, activeMsOf, addActiveTime } from './add-active-time.ts';

const start = new Date('2026-03-01T10:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const empty: ActiveTime = { sittings: {}, at: start };

/** Reports as they arrive: `afterMs` since the one before, which is negative where the server's clock is set back. */
const report = fc.record({
  afterMs: fc.integer({ min: -5_000, max: 60_000 }),
  sitting: fc.constantFrom('phone', 'laptop', '__proto__'),
  activeMs: fc.nat({ max: 300_000 }),
});

function arrivals(reports: readonly { afterMs: number; sitting: string; activeMs: number }[]) {
  let clockMs = 0;
  let latestMs = 0;
  let time = empty;
  return reports.map(({ afterMs, ...sent }) => {
    clockMs += afterMs;
    latestMs = Math.max(latestMs, clockMs);
    const before = time;
    time = addActiveTime(before, sent, after(clockMs));
    return { before, time, sent, latestMs };
  });
}

describe('active time', () => {
  test('never falls, and is never more than the clock says, whatever is reported', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
        for (const { before, time, latestMs } of arrivals(reports)) {
          expect(activeMsOf(time)).toBeGreaterThanOrEqual(activeMsOf(before));
          expect(activeMsOf(time)).toBeLessThanOrEqual(latestMs);
          // Nor between two reports.
          const sinceMs = time.at.getTime() - before.at.getTime();
          expect(activeMsOf(time) - activeMsOf(before)).toBeLessThanOrEqual(sinceMs);
        }
      }),
    );
  });

  test('of a sitting is never more than the sitting has reported', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
        const most = new Map<string, number>();
        for (const { time, sent } of arrivals(reports)) {
          most.set(sent.sitting, Math.max(most.get(sent.sitting) ?? 0, sent.activeMs));
          for (const [sitting, ms] of Object.entries(time.sittings)) {
            expect(ms).toBeLessThanOrEqual(most.get(sitting) ?? 0);
          }
        }
      }),
    );
  });

  test('of pages that count truly is what they counted, though reports are lost, repeated and late', () => {
    // One student goes from page to page; each step is worked on one of them, and its report may be lost or sent twice.
    const step = fc.record({
      sitting: fc.constantFrom('before the reload', 'after it', 'other device'),
      workedMs: fc.nat({ max: 60_000 }),
      awayMs: fc.nat({ max: 60_000 }),
      copies: fc.constantFrom(0, 1, 1, 2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const worked = new Map<string, number>();
        let clockMs = 0;
        let time = empty;
        const send = (sitting: string) => {
          time = addActiveTime(time, { sitting, activeMs: worked.get(sitting) ?? 0 }, after(clockMs));
        };
        for (const { sitting, workedMs, awayMs, copies } of steps) {
          clockMs += workedMs + awayMs;
          worked.set(sitting, (worked.get(sitting) ?? 0) + workedMs);
          for (let copy = 0; copy < copies; copy += 1) send(sitting);
        }
        // What was lost is in the next report, for which the clock has to have gone on.
        for (const sitting of worked.keys()) {
          clockMs += worked.get(sitting) ?? 0;
          send(sitting);
        }
        expect(activeMsOf(time)).toBe([...worked.values()].reduce((sum, ms) => sum + ms, 0));
      }),
    );
  });

  test('takes no more sittings than an attempt can have', () => {
    let time = empty;
    for (let index = 0; index < 80; index += 1) {
      time = addActiveTime(time, { sitting: String(index), activeMs: 1_000 }, after(1_000 * (index + 1)));
    }
    expect([Object.keys(time.sittings).length, activeMsOf(time)]).toEqual([50, 50_000]);
  });
});
