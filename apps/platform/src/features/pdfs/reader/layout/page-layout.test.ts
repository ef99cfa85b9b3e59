import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heightOf,
  layOut,
  limitZoom,
  pageGap,
  pageBefore,
  pageInSight,
  pagesBetween,
  pagesInSight,
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

  test('all pages of which half is in the window are in sight', () => {
    const slides = layOut(
      Array.from({ length: 13 }, () => ({ width: 960, height: 540 })),
      0.34,
      0,
    );
    const window = 640;
    const seen = new Set<number>();
    for (let y = 0; y < slides.height; y += window) {
      const from = Math.min(y, slides.height - window);
      for (const page of pagesInSight(slides, from, from + window)) seen.add(page);
    }
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    // One that fills the window is in sight, though most of it is not shown.
    expect(pagesInSight(layOut([a4, a4], 4, 0), 500, 1200)).toEqual([1]);
  });

  test('at the end of the document its last page is in sight, and one goes back from there to what is above', () => {
    const slides = layOut(
      Array.from({ length: 13 }, () => ({ width: 960, height: 540 })),
      0.34,
      0,
    );
    const from = slides.height - 640;
    expect(pageInSight(slides, from, slides.height)).toBe(13);
    const before = pageBefore(slides, 13, from);
    expect(heightOf(slides, { page: before, offset: 0 })).toBeLessThan(from + pageGap);
    expect(before).toBe(10);
    expect([
      pageBefore(slides, 5, heightOf(slides, { page: 5, offset: 0 }) - pageGap),
      pageBefore(slides, 1, 0),
    ]).toEqual([4, 1]);
    // All of it is in the window: its first page is in sight, as it is when it opens.
    expect(pageInSight(layOut([a4], 0.2, 0), 0, 640)).toBe(1);
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
