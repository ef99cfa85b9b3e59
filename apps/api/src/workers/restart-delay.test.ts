import { expect, test } from 'vitest';
import { restartDelayMs } from './restart-delay.ts';

test('a worker that ends is started again at once, and later and later while it keeps ending', () => {
  expect([0, 1, 2, 3].map(restartDelayMs)).toEqual([250, 500, 1000, 2000]);
  expect(restartDelayMs(1000)).toBe(30_000);
});
