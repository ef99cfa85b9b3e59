import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines, toRectangle } from './rectangles.ts';

const page = { left: 100, top: 50, width: 600, height: 800 };

test('a place on the screen is a part of the page', () => {
  const { x, y, width, height } = toRectangle({ left: 160, top: 130, width: 300, height: 40 }, page, 0);
  expect([x, y, width, height].map((part) => part.toFixed(4))).toEqual(['0.1000', '0.1000', '0.5000', '0.0500']);
});

test('the top of a turned page is still its top', () => {
  // The page's upper edge is at the right after a quarter turn clockwise.
  const right = { left: page.left + 0.9 * page.width, top: page.top, width: 0.1 * page.width, height: page.height };
  const found = toRectangle(right, page, 90);
  expect(found.x).toBeCloseTo(0);
  expect(found.y).toBeCloseTo(0);
  expect(found.width).toBeCloseTo(1);
  expect(found.height).toBeCloseTo(0.1);
});

test('whatever is selected, a rectangle is within the page', () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true });
  const length = fc.double({ min: 0, max: 3000, noNaN: true });
  fc.assert(
    fc.property(number, number, length, length, fc.constantFrom(0, 90, 180, 270), (left, top, width, height, turn) => {
      const found = toRectangle({ left, top, width, height }, page, turn);
      for (const value of Object.values(found)) expect(value).toBeGreaterThanOrEqual(0);
      expect(found.x + found.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(found.y + found.height).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('runs of one line become one rectangle, lines stay apart', () => {
  const runs = [
    { x: 0.1, y: 0.1, width: 0.2, height: 0.02 },
    { x: 0.1, y: 0.1, width: 0.2, height: 0.02 },
    { x: 0.31, y: 0.101, width: 0.3, height: 0.02 },
    { x: 0.1, y: 0.13, width: 0.4, height: 0.02 },
    { x: 0.5, y: 0.13, width: 0, height: 0.02 },
  ];
  const [first, second, ...others] = joinLines(runs);
  expect(first?.width).toBeCloseTo(0.51);
  expect(second).toEqual(runs[3]);
  expect(others).toEqual([]);
});
