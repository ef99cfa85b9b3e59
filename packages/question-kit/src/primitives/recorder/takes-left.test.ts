import { expect, test } from 'vitest';
import { takesLeft } from './takes-left.ts';

test.each([
  ['without a limit', {}, 7, Infinity],
  ['three tries, none used', { tries: 3 }, 0, 3],
  ['three tries, one used', { tries: 3 }, 1, 2],
  ['three tries, all used', { tries: 3 }, 3, 0],
  ['more takes than tries, from two devices without a network', { tries: 1 }, 2, 0],
  ['two more after the first', { retakes: 2 }, 1, 2],
  ['two more, one used', { retakes: 2 }, 2, 1],
  ['none after the first', { retakes: 0 }, 1, 0],
])('%s', (_case, limits, taken, left) => {
  expect(takesLeft(limits, taken)).toBe(left);
});
