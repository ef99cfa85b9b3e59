import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  zoomFrame,
  maxScale,
  fitted,
  constrainFrame,
  moveFrame,
  initialFrame,
  type Frame,
  type Point,
  type ZoomLayout,
  type Size,
} from './frame.ts';

const length = fc.integer({ min: 50, max: 3000 });
const anySize: fc.Arbitrary<Size> = fc.record({ width: length, height: length });
const anyLayout: fc.Arbitrary<ZoomLayout> = fc
  .tuple(anySize, anySize)
  .map(([pane, natural]) => ({ pane, picture: fitted(pane, natural) }));
const anyPoint: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -1500, max: 1500 }),
  y: fc.integer({ min: -1500, max: 1500 }),
});
const times = fc.double({ min: 0.1, max: 10, noNaN: true });

/** The place of the picture that lies at a place of the pane. */
const under = (frame: Frame, at: Point): Point => ({
  x: (at.x - frame.x) / frame.scale,
  y: (at.y - frame.y) / frame.scale,
});

describe('a picture in its pane', () => {
  it('fits, and touches two edges', () => {
    fc.assert(
      fc.property(anyLayout, ({ pane, picture }) => {
        expect(picture.width).toBeLessThanOrEqual(pane.width + 0.01);
        expect(picture.height).toBeLessThanOrEqual(pane.height + 0.01);
        expect(Math.min(pane.width - picture.width, pane.height - picture.height)).toBeCloseTo(0);
      }),
    );
  });

  it('never leaves an empty strip beside what is larger than the pane, whatever is done', () => {
    fc.assert(
      fc.property(anyLayout, fc.array(fc.tuple(times, anyPoint), { maxLength: 8 }), (layout, steps) => {
        const end = steps.reduce(
          (frame, [by, at]) => moveFrame(zoomFrame(frame, by, at, layout), at, layout),
          initialFrame,
        );
        expect(end.scale).toBeGreaterThanOrEqual(1);
        expect(end.scale).toBeLessThanOrEqual(maxScale);
        const strip = (of: keyof Size, offset: number) =>
          Math.abs(offset) - Math.max(0, (layout.picture[of] * end.scale - layout.pane[of]) / 2);
        expect(strip('width', end.x)).toBeLessThanOrEqual(0.001);
        expect(strip('height', end.y)).toBeLessThanOrEqual(0.001);
        if (end.scale === 1) expect(Math.hypot(end.x, end.y)).toBeCloseTo(0);
      }),
    );
  });

  it('keeps what lies under the pointer there while one comes closer, where no edge is near', () => {
    const layout: ZoomLayout = { pane: { width: 800, height: 600 }, picture: { width: 800, height: 600 } };
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2, noNaN: true }), fc.integer({ min: -100, max: 100 }), (by, across) => {
        const before = constrainFrame({ scale: 3, x: 50, y: -40 }, layout);
        const at = { x: across, y: -across };
        const after = zoomFrame(before, by, at, layout);
        expect(under(after, at).x).toBeCloseTo(under(before, at).x);
        expect(under(after, at).y).toBeCloseTo(under(before, at).y);
      }),
    );
  });
});
