import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

type Run = Parameters<typeof createBatcher<number, number>>[0]['run'];

const numbers = Array.from({ length: 100 }, (_, place) => place);

/** Adds a hundred items at once. Returns what they settled with, in its order, and how many more had settled at each turn of the event loop. */
async function settleHundred(run: Run) {
  const batcher = createBatcher<number, number>({ run, maxSize: 500, concurrency: 1 });
  const settled: unknown[] = [];
  for (const number of numbers)
    void batcher.add(number).then(
      (value) => settled.push(value),
      (error: unknown) => settled.push(error),
    );
  const perTurn: number[] = [];
  for (let seen = 0; seen < numbers.length; seen = settled.length) {
    await setImmediate();
    perTurn.push(settled.length - seen);
  }
  return { settled, perTurn };
}

const double: Run = async (items) => items.map((item) => ({ status: 'fulfilled', value: item * 2 }));

test('others have their turn while the replies to a large batch are written', async () => {
  const { settled, perTurn } = await settleHundred(double);
  expect(settled).toEqual(numbers.map((number) => number * 2));
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(16);
});

test('so they have where the whole batch fails', async () => {
  const failure = new Error('The database is gone.');
  const { settled, perTurn } = await settleHundred(() => Promise.reject(failure));
  expect(settled).toEqual(numbers.map(() => failure));
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(16);
});

test('what arrives while a batch runs is the next one', async () => {
  const sizes: number[] = [];
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const batcher = createBatcher<number, number>({
    run: async (items) => {
      sizes.push(items.length);
      if (sizes.length === 1) await first;
      return double(items);
    },
    maxSize: 500,
    concurrency: 1,
  });
  const early = batcher.add(1);
  await setImmediate();
  const late = [2, 3, 4].map((number) => batcher.add(number));
  expect(batcher.count()).toEqual({ waiting: 3, running: 1 });
  resolve();
  expect(await Promise.all([early, ...late])).toEqual([2, 4, 6, 8]);
  expect(sizes).toEqual([1, 3]);
});
