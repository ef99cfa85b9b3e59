import { expect, test } from 'vitest';
import { coresOf, type MeasuredStep, predictSteps } from './predict-steps.ts';

const machine = { cores: 2, arriveSeconds: 30 };

const step = (
  takers: number,
  [server, database, generator]: readonly [number, number, number],
  p95Ms: number,
  startSeconds: number,
  start: readonly [number, number, number],
): MeasuredStep => ({
  takers,
  cores: { server, database, generator },
  // A save a minute, and two reports of presence.
  requestsPerSecond: takers / 20,
  p95Ms,
  startSeconds,
  startCores: { server: start[0], database: start[1], generator: start[2] },
});

/** Each taker wants as much as all others, so that work grows as their number does. */
const evenStep = (takers: number) =>
  step(takers, [takers / 5000, takers / 10_000, 0], 10, 30, [takers / 10_000, takers / 5000, 0]);

/** What the model says of so many takers after steps of 1,000 and 2,000. */
const predictedFor = (takers: number) => predictSteps([evenStep(1000), evenStep(2000), evenStep(takers)], machine)[2];

test('one step before says nothing, two say what the next does', () => {
  const [none, still, predicted] = predictSteps([evenStep(1000), evenStep(2000), evenStep(4000)], machine);
  const nothing = { cores: null, p95Ms: null, startSeconds: null };
  expect([none, still]).toEqual([nothing, nothing]);
  expect(predicted?.cores).toBeCloseTo(1.2);
});

test('a save waits for the server, which is one process, long before the cores are busy', () => {
  // The server works 4 ms for each request and is busy for half of the time: p95 of an M/M/1 queue, 8 ms · ln(0.5 / 0.05).
  const [waitsAt2500, waitsAt1000] = [8 * Math.log(0.5 / 0.05), 5 * Math.log(0.2 / 0.05)];
  // A core is waited for less than that.
  const addedMs = (predictedFor(2500)?.p95Ms ?? 0) - 10;
  expect(addedMs / (waitsAt2500 - waitsAt1000)).toBeGreaterThan(1);
  expect(addedMs / (waitsAt2500 - waitsAt1000)).toBeLessThan(2);
  expect(predictedFor(5000)?.p95Ms).toBe(Infinity);
});

test('a start lasts as long as the busiest works for all of them', () => {
  expect(predictedFor(4000)?.startSeconds).toBe(30);
  // 6 ms of the database for each, which writes one batch after the other.
  expect(predictedFor(10_000)?.startSeconds).toBeCloseTo(60);
});

test('a ladder that was measured: cores and starts are within a fifth of what the steps before say', () => {
  const ladder = [
    step(500, [0.05, 0.03, 0.02], 8, 30, [0.25, 0.13, 0.04]),
    step(1000, [0.08, 0.04, 0.03], 7, 30, [0.42, 0.25, 0.06]),
    step(2000, [0.12, 0.08, 0.05], 8, 30, [0.67, 0.44, 0.1]),
    step(5000, [0.21, 0.2, 0.07], 15, 38, [0.52, 0.88, 0.12]),
  ];
  for (const [index, { cores, startSeconds }] of predictSteps(ladder, machine).entries()) {
    const measured = ladder[index];
    if (!measured || index < 2) continue;
    expect(Math.abs((cores ?? 0) / coresOf(measured) - 1)).toBeLessThan(0.2);
    expect(Math.abs((startSeconds ?? 0) / measured.startSeconds - 1)).toBeLessThan(0.2);
  }
});
