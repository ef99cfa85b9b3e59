import { expect, test } from 'vitest';
import { type MeasuredStep, predictSteps } from './predict-steps.ts';

const step = (takers: number, cores: number): MeasuredStep => ({
  takers,
  cores,
  // A save a minute, and two reports of presence.
  requestsPerSecond: takers / 20,
  p95Ms: 10,
  startSeconds: 30,
  startCores: takers / 10_000,
});

const machine = { cores: 2, arriveSeconds: 30 };

test('10,000 takers on PostgreSQL, of docs/performance.md: their p95 is within a fifth of what 2,000 say', () => {
  const two: MeasuredStep = {
    takers: 2000,
    cores: 0.31,
    requestsPerSecond: 100,
    p95Ms: 15,
    startSeconds: 30,
    startCores: 1.15,
  };
  const ten: MeasuredStep = {
    takers: 10_000,
    cores: 0.8,
    requestsPerSecond: 500,
    p95Ms: 18,
    startSeconds: 62,
    startCores: 1.72,
  };
  const [none, predicted] = predictSteps([two, ten], machine);
  expect(none).toEqual({ cores: null, p95Ms: null, startSeconds: null });
  expect(Math.abs((predicted?.p95Ms ?? 0) - 18) / 18).toBeLessThan(0.2);
  // A start among many is cheaper than one of 2,000: the model is too high by a third.
  expect(predicted?.startSeconds).toBeCloseTo(86, 0);
  expect(predicted?.cores).toBeNull();
});

test('a ladder of docs/scaling.md: cores and starts are within a fifth of what was measured, from two steps on', () => {
  const ladder = [
    [500, 0.12, 10, 30, 0.51],
    [1000, 0.2, 10, 30, 0.87],
    [2000, 0.34, 12, 30, 1.34],
    [3000, 0.4, 11, 30, 1.47],
    [5000, 0.65, 21, 38, 1.68],
  ] as const;
  const steps = ladder.map(([takers, cores, p95Ms, startSeconds, startCores]) => ({
    ...step(takers, cores),
    p95Ms,
    startSeconds,
    startCores,
  }));
  for (const [index, { cores, startSeconds }] of predictSteps(steps, machine).entries()) {
    const measured = steps[index];
    if (!measured || index < 2) continue;
    expect(Math.abs((cores ?? 0) / measured.cores - 1)).toBeLessThan(0.2);
    expect(Math.abs((startSeconds ?? 0) / measured.startSeconds - 1)).toBeLessThan(0.2);
  }
});

test('saves queue once the cores are busy, without end where there is more to do than they can', () => {
  const predicted = predictSteps([step(1000, 0.3), step(2000, 0.6), step(5000, 0), step(7000, 0)], machine);
  expect(predicted.map(({ cores }) => cores?.toFixed(1))).toEqual([undefined, undefined, '1.5', '2.1']);
  expect(predicted[2]?.p95Ms).toBeGreaterThan(20);
  expect(predicted[3]?.p95Ms).toBe(Infinity);
});
