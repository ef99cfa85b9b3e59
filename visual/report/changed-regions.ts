/** A part of a picture, in pixels from its upper left corner. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  data: Uint8Array;
}

/** Changed pixels that are no further apart than this are one region. */
const gapPx = 12;

/** Playwright paints what differs red; what differs by smoothing alone it paints yellow. */
function isChanged({ data }: Pixels, pixel: number): boolean {
  const at = pixel * 4;
  return data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0;
}

/** Returns the regions that a picture of differences has painted, the largest first. */
export function changedRegions(difference: Pixels): Region[] {
  const regions: Region[] = [];
  for (let y = 0; y < difference.height; y += 1)
    for (const [start, end] of changedRuns(difference, y)) {
      const run = { x: start, y, width: end - start, height: 1 };
      regions.push(takeNear(regions, run).reduce(around, run));
    }
  return regions.toSorted((one, other) => other.width * other.height - one.width * one.height);
}

/** Returns where the changed pixels of a row begin and end, in groups. */
function changedRuns(difference: Pixels, y: number): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < difference.width; x += 1) {
    if (!isChanged(difference, y * difference.width + x)) continue;
    const last = runs.at(-1);
    if (last && x - last[1] < gapPx) last[1] = x + 1;
    else runs.push([x, x + 1]);
  }
  return runs;
}

/** Removes and returns the regions near another, and those near these. */
function takeNear(regions: Region[], region: Region): Region[] {
  const at = regions.findIndex((other) => isNear(other, region));
  const [near] = at === -1 ? [] : regions.splice(at, 1);
  return near ? [near, ...takeNear(regions, around(near, region))] : [];
}

function isNear(one: Region, other: Region): boolean {
  return (
    one.x < other.x + other.width + gapPx &&
    other.x < one.x + one.width + gapPx &&
    one.y < other.y + other.height + gapPx &&
    other.y < one.y + one.height + gapPx
  );
}

/** The smallest region that has both. */
function around(one: Region, other: Region): Region {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
