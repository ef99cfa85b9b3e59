import { expect, test } from 'vitest';
import { chanceToWait, modelQueue, modelRush } from './queue-model.ts';

test('the chance to wait is that of tables of Erlang’s C', () => {
  expect(chanceToWait(1, 0.5)).toBeCloseTo(0.5);
  expect(chanceToWait(2, 0.5)).toBeCloseTo(1 / 3);
  expect(chanceToWait(10, 0.8)).toBeCloseTo(0.409, 3);
});

test('one worker at half its load lets exponential work wait as long as it takes, and constant work half as long', () => {
  const half = { takers: 500, thinkSeconds: 1, serviceMs: 1, cores: 1 };
  expect(modelQueue({ ...half, variation: 1 })).toMatchObject({ load: 0.5, meanWaitMs: 1, kneeTakers: 700 });
  expect(modelQueue({ ...half, variation: 0 }).meanWaitMs).toBeCloseTo(0.5);
});

test('saves that come while a batch is written share the next, and reports and the generator take cores, too', () => {
  const exam = { takers: 6000, thinkSeconds: 60, serviceMs: 1, cores: 2, variation: 1 };
  // 100 saves a second: one at a time they are 6 ms each, of 0.6 cores.
  expect(modelQueue({ ...exam, batchMs: 5 }).load).toBeCloseTo(0.3);
  expect(modelQueue({ ...exam, batchMs: 5 }).batchSize).toBe(1);
  expect(modelQueue({ ...exam, takers: 30_000, batchMs: 5 }).batchSize).toBeCloseTo(5);
  // Two reports of each taker in a minute.
  expect(modelQueue({ ...exam, presenceMs: 2 }).load).toBeCloseTo(0.25);
  expect(modelQueue({ ...exam, presenceMs: 2, generatorMs: 0.5 }).load).toBeCloseTo(0.325);
});

test('more than the workers can do waits without end', () => {
  const over = modelQueue({ takers: 3000, thinkSeconds: 1, serviceMs: 1, cores: 2, variation: 1 });
  expect(over.p95Ms).toBe(Infinity);
});

test('a rush that one core cannot keep up with lasts longer, and whoever comes last waits longest', () => {
  const rush = { takers: 100, seconds: 10, serviceMs: 200 };
  expect(modelRush({ ...rush, cores: 1 })).toEqual({ p50Seconds: 5.2, p95Seconds: 9.7, lastsSeconds: 20 });
  expect(modelRush({ ...rush, cores: 4 })).toEqual({ p50Seconds: 0.2, p95Seconds: 0.2, lastsSeconds: 10 });
});
