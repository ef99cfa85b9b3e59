import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heightOf,
  layOut,
  limitZoom,
  pageGap,
  pageInSight,
  pagesBetween,
  placeAt,
  scaleOf,
  stepZoom,
} from './page-layout.ts';

const a4 = { width: 595, height: 842 };
const size = fc.record({ width: fc.integer({ min: 50, max: 2000 }), height: fc.integer({ min: 50, max: 3000 }) });
const document = fc.record({
  sizes: fc.array(size, { minLength: 1, maxLength: 60 }),
  scale: fc.double({ min: 0.2, max: 4, noNaN: true }),
  rotation: fc.constantFrom(0, 90, 180, 270),
});

describe('the layout of pages', () => {
  test('pages follow each other with a gap, whatever their sizes', () => {
    fc.assert(
      fc.property(document, ({ sizes, scale, rotation }) => {
        const { boxes, height } = layOut(sizes, scale, rotation);
        for (const [index, box] of boxes.entries()) {
          const above = boxes[index - 1];
          expect(box.top).toBe(above ? above.top + above.height + pageGap : pageGap);
        }
        const last = boxes.at(-1)!;
        expect(height).toBe(last.top + last.height + pageGap);
      }),
    );
  });

  test('a place stays the same place at any zoom and size', () => {
    fc.assert(
      fc.property(document, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (given, at, offset) => {
        const layout = layOut(given.sizes, given.scale, given.rotation);
        const place = { page: (at % given.sizes.length) + 1, offset };
        const found = placeAt(layout, heightOf(layout, place));
        expect(found.page).toBe(place.page);
        expect(found.offset).toBeCloseTo(offset, 6);
      }),
    );
  });

  test('the pages near the view are those that a look at every page finds', () => {
    fc.assert(
      fc.property(document, fc.nat({ max: 50_000 }), fc.integer({ min: 1, max: 3000 }), (given, from, length) => {
        const layout = layOut(given.sizes, given.scale, given.rotation);
        const to = from + length;
        const { first, last } = pagesBetween(layout, from, to);
        const seen = layout.boxes.flatMap(({ top, height }, index) =>
          top < to && top + height > from ? [index + 1] : [],
        );
        expect(seen.filter((page) => page < first || page > last)).toEqual([]);
        // At most one page too many, where the window ends in a gap.
        expect(last - first + 1).toBeLessThanOrEqual(seen.length + 1);
      }),
    );
  });

  test('the page in sight is the one that fills most of the window', () => {
    const layout = layOut([a4, a4, a4], 1, 0);
    expect(pageInSight(layout, 0, 800)).toBe(1);
    expect(pageInSight(layout, 700, 1500)).toBe(2);
    expect(pageInSight(layout, 5000, 5800)).toBe(3);
  });

  test('a turned page has the width of its height', () => {
    expect(layOut([a4], 1, 90).boxes[0]).toMatchObject({ width: 842, height: 595 });
  });
});

describe('the zoom', () => {
  test('a page that is fitted is within the window', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 320, max: 2000 }), fc.constantFrom(0, 90), (page, width, rotation) => {
        const pane = { width, height: 700 };
        const scale = scaleOf('page', page, pane, rotation);
        const [box] = layOut([page], scale, rotation).boxes;
        // Unless that would make it smaller than anybody could see.
        if (scale > 0.2) expect(box!.width).toBeLessThanOrEqual(width);
        if (scale > 0.2) expect(box!.height).toBeLessThanOrEqual(700);
      }),
    );
  });

  test('goes up and down in the same steps and ends at its limits', () => {
    expect(stepZoom(1, 1)).toBe(1.1);
    expect(stepZoom(stepZoom(1, 1), -1)).toBe(1);
    expect(stepZoom(1.05, -1)).toBe(1);
    expect([stepZoom(5, 1), stepZoom(0.25, -1), limitZoom(9), limitZoom(0)]).toEqual([5, 0.25, 5, 0.25]);
  });
});
