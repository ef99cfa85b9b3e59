import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedRegions, type Region } from './changed-regions.ts';

const [width, height] = [120, 80];

/** A picture of differences in which these regions are red, on grey. */
function painted(regions: readonly Region[], colour = [255, 0, 0, 255]) {
  const data = new Uint8Array(width * height * 4).fill(200);
  for (const region of regions)
    for (let y = region.y; y < region.y + region.height; y += 1)
      for (let x = region.x; x < region.x + region.width; x += 1) data.set(colour, (y * width + x) * 4);
  return { width, height, data };
}

const has = (outer: Region, inner: Region) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

test('finds no region in pictures that differ by the smoothing of letters alone', () => {
  expect(changedRegions(painted([{ x: 3, y: 3, width: 9, height: 9 }], [255, 255, 0, 255]))).toEqual([]);
});

test('takes the letters of a word for one region, and another corner for another', () => {
  const letters = [4, 12, 21].map((x) => ({ x, y: 10, width: 5, height: 8 }));
  const corner = { x: 100, y: 60, width: 20, height: 20 };
  expect(changedRegions(painted([...letters, corner]))).toEqual([corner, { x: 4, y: 10, width: 22, height: 8 }]);
});

test('takes a frame for one region, though its middle is unchanged', () => {
  const frame = { x: 10, y: 10, width: 80, height: 60 };
  const sides = [
    { ...frame, height: 1 },
    { ...frame, width: 1 },
    { ...frame, x: 89, width: 1 },
    { ...frame, y: 69, height: 1 },
  ];
  expect(changedRegions(painted(sides))).toEqual([frame]);
});

test('every changed pixel is in one region, and no regions touch', () => {
  const region = fc
    .record({
      x: fc.nat(width - 1),
      y: fc.nat(height - 1),
      width: fc.integer({ min: 1, max: 30 }),
      height: fc.integer({ min: 1, max: 30 }),
    })
    .map((drawn) => ({
      ...drawn,
      width: Math.min(drawn.width, width - drawn.x),
      height: Math.min(drawn.height, height - drawn.y),
    }));
  fc.assert(
    fc.property(fc.array(region, { maxLength: 6 }), (drawn) => {
      const found = changedRegions(painted(drawn));
      for (const one of drawn) expect(found.filter((other) => has(other, one))).toHaveLength(1);
      for (const one of found) expect(found.filter((other) => other !== one && has(one, other))).toEqual([]);
    }),
  );
});
