import { expect, test } from 'vitest';
import { coresOf, type MeasuredStep, predictSteps } from './predict-steps.ts';

const machine = { cores: 2, arriveSeconds: 30 };

const step = (
  takers: number,
  [server, database, generator]: readonly [number, number, number],
  [p50Ms, p95Ms]: readonly [number, number],
  startSeconds: number,
  start: readonly [number, number, number],
): MeasuredStep => ({
  takers,
  cores: { server, database, generator },
  p50Ms,
  p95Ms,
  startSeconds,
  startCores: { server: start[0], database: start[1], generator: start[2] },
});

/** Each taker wants as much as all others, so that work grows as their number does: 0.2 ms of the server a second, 6 ms of the database to start. */
const evenStep = (takers: number) =>
  step(takers, [takers / 5000, takers / 10_000, 0], [5, 10], 30, [takers / 10_000, takers / 5000 + takers / 20_000, 0]);

/** What the model says of so many takers after steps of 1,000 and 2,000. */
const predictedFor = (takers: number) => predictSteps([evenStep(1000), evenStep(2000), evenStep(takers)], machine)[2];

const isNear = (model: number | null, real: number) => Math.abs((model ?? 0) / real - 1) < 0.2;

test('one step before says nothing, two say what the next does', () => {
  const [none, still, predicted] = predictSteps([evenStep(1000), evenStep(2000), evenStep(4000)], machine);
  const nothing = { cores: null, p95Ms: null, startSeconds: null };
  expect([none, still]).toEqual([nothing, nothing]);
  expect(predicted?.cores).toBeCloseTo(1.2);
});

/** A step whose database works an eighth of a millisecond in a second for each taker, and whose server does next to nothing. */
const busyStep = (takers: number) => step(takers, [1e-9, takers / 8000, 0], [5, 10], 30, [0.1, 0.1, 0.1]);

test('a save waits where all cores are at work', () => {
  const predicted = predictSteps([busyStep(1000), busyStep(2000), busyStep(8000)], machine)[2];
  // Erlang's C of two cores at half their load is a third; those who wait do so for 5 ms on average.
  expect(predicted?.p95Ms).toBeCloseTo(10 + 5 * Math.log((1 / 3) * 20), 3);
});

/** What the model says of 8,000 takers where as many have shown a p95 before. */
const p95After = (p95Ms: number) =>
  predictSteps([busyStep(1000), busyStep(2000), { ...busyStep(8000), p95Ms }, busyStep(8000)], machine)[3]?.p95Ms;

test('a save waits as many times as long for a core as the steps before have shown, and never shorter than by Erlang', () => {
  const waitMs = 5 * Math.log((1 / 3) * 20);
  expect(p95After(10 + 2 * waitMs)).toBeCloseTo(10 + 2 * waitMs, 3);
  expect(p95After(10)).toBeCloseTo(10 + waitMs, 3);
});

test('where there is more work than the server or the cores can do, a save waits without end', () => {
  expect(predictedFor(2500)?.p95Ms).toBeLessThan(20);
  expect(predictedFor(5000)?.p95Ms).toBe(Infinity);
  const oneProcess = [evenStep(1000), evenStep(2000), evenStep(5000)];
  expect(predictSteps(oneProcess, { ...machine, cores: 16 })[2]?.p95Ms).toBe(Infinity);
});

test('a start lasts as long as the busiest works for all of them, and for the half that is at work meanwhile', () => {
  expect(predictedFor(2500)?.startSeconds).toBe(30);
  // 6 ms of the database for each start, which writes one batch after the other, and a quarter of it for those at work.
  expect(predictedFor(5000)?.startSeconds).toBeCloseTo(30 / 0.75);
});

test('where batches are full, more takers do not make a start less work', () => {
  const early = [step(500, [0, 0, 0], [5, 8], 30, [0.3, 0.2, 0.1]), step(1000, [0, 0, 0], [5, 8], 30, [0.4, 0.3, 0.2])];
  const full = step(5000, [0, 0, 0], [5, 8], 40, [0.6, 0.9, 0.2]);
  const predicted = predictSteps([...early, full, step(10_000, [0, 0, 0], [5, 8], 80, [0, 0, 0])], machine)[3];
  expect(predicted?.startSeconds).toBeCloseTo(0.9 * 40 * 2);
});

// The medians of three runs, which docs/scaling.md compares with the model too.
test('a ladder that was measured: each step is within a fifth of what those before say', () => {
  const ladder = [
    step(500, [0.0665, 0.0268, 0.027], [5.3, 9.1], 30, [0.289, 0.1763, 0.053]),
    step(1000, [0.1009, 0.039, 0.0428], [5, 9.7], 30, [0.5067, 0.3073, 0.0956]),
    step(2000, [0.139, 0.0595, 0.0653], [4.4, 8.6], 30, [0.7034, 0.483, 0.1439]),
    step(3500, [0.1888, 0.0877, 0.0902], [4.4, 9.5], 30.1, [0.7637, 0.5909, 0.1943]),
    step(5000, [0.2365, 0.1035, 0.1058], [4.3, 10.2], 30.1, [0.7519, 0.6385, 0.2379]),
    step(7000, [0.3193, 0.1648, 0.1515], [5.1, 15.2], 41.1, [0.7638, 0.6041, 0.3308]),
    step(10_000, [0.3693, 0.23, 0.1833], [4.5, 18.3], 58.4, [0.7537, 0.6054, 0.3388]),
  ];
  for (const [index, { cores, p95Ms, startSeconds }] of predictSteps(ladder, machine).entries()) {
    const measured = ladder[index];
    if (!measured || index < 2) continue;
    expect(isNear(cores, coresOf(measured))).toBe(true);
    expect(isNear(p95Ms, measured.p95Ms)).toBe(true);
    expect(isNear(startSeconds, measured.startSeconds)).toBe(true);
  }
});
