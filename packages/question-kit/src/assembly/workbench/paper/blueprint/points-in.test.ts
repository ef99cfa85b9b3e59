import { expect, it } from 'vitest';
import { pointsIn } from './points-in.ts';

it.each([
  ['', undefined],
  [' ', undefined],
  ['10', 10],
  [' 7,5 ', 7.5],
  ['٧٫٥', 7.5],
  ['۱۰', 10],
  ['100000', 100_000],
  ['100001', null],
  ['0.25', null],
  ['-1', null],
  ['ten', null],
])('%j says %j points', (text, points) => {
  expect(pointsIn(text)).toBe(points);
});
