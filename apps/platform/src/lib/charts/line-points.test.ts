import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePoints } from './line-points.ts';

const plane = { width: 100, height: 50, isMirrored: false };

test('higher percentages are higher, later values further along, and gaps have no point', () => {
  expect(linePoints([0, null, 100], plane)).toEqual([
    [0, 50],
    [100, 0],
  ]);
  expect(linePoints([40], plane)).toEqual([[50, 30]]);
});

test('in the other direction it is the same line mirrored, and never leaves the plane', () => {
  const values = fc.array(fc.option(fc.double({ min: -50, max: 150, noNaN: true })), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(values, (line) => {
      const points = linePoints(line, plane);
      const mirrored = linePoints(line, { ...plane, isMirrored: true });
      expect(mirrored.map(([x, y]) => [Math.round(100 - x), y])).toEqual(points.map(([x, y]) => [Math.round(x), y]));
      for (const [x, y] of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x <= plane.width && y <= plane.height).toBe(true);
      }
    }),
  );
});
