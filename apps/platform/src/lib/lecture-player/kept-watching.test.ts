import { expect, it } from 'vitest';
import { stored } from '../../testing/local-storage.ts';
import { forgetKept, keepWatched, readKept } from './kept-watching.ts';

it('what two tabs have watched is kept as one, and what the server knows is forgotten', () => {
  keepWatched('salma', 'ferry', [[0, 5000]]);
  keepWatched('salma', 'ferry', [[3000, 9000]]);
  expect(readKept('salma', 'ferry')).toEqual([[0, 9000]]);
  forgetKept('salma', 'ferry', [[0, 6000]]);
  expect(readKept('salma', 'ferry')).toEqual([[6000, 9000]]);
  forgetKept('salma', 'ferry', [[0, 60_000]]);
  expect(stored.size).toBe(0);
});

it('each person and each video has its own, and what cannot be read counts as nothing', () => {
  keepWatched('salma', 'ferry', [[0, 5000]]);
  expect(readKept('omar', 'ferry')).toEqual([]);
  expect(readKept('salma', 'harbour')).toEqual([]);
  for (const key of stored.keys()) stored.set(key, '{"base":"","value":[["a"]]}');
  expect(readKept('salma', 'ferry')).toEqual([]);
});
