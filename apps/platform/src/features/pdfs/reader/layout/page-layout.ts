/** The size of a page as its file says, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A place in a document: a page from 1, and how far it is scrolled: 0 is its top, 1 its bottom. */
export interface Place {
  page: number;
  offset: number;
}

/** Where a page is drawn, in CSS pixels below the top of the document. */
export interface PageBox {
  top: number;
  width: number;
  height: number;
}

/** The boxes of all pages, and how much room they take. */
export interface PageLayout {
  boxes: readonly PageBox[];
  width: number;
  height: number;
}

/** The space above, between and below pages, in CSS pixels. */
export const pageGap = 16;

/** Lays pages out below each other. */
export function layOut(sizes: readonly PageSize[], scale: number, rotation: number): PageLayout {
  const isTurned = rotation % 180 !== 0;
  const boxes: PageBox[] = [];
  let [top, widest] = [pageGap, 0];
  for (const size of sizes) {
    const width = Math.floor((isTurned ? size.height : size.width) * scale);
    const height = Math.floor((isTurned ? size.width : size.height) * scale);
    boxes.push({ top, width, height });
    top += height + pageGap;
    widest = Math.max(widest, width);
  }
  return { boxes, width: widest, height: top };
}

/** The index of the last page that begins at or above this height; 0 above all of them. */
function indexAt({ boxes }: PageLayout, y: number): number {
  let [low, high] = [0, boxes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The place at this height; between two pages it is the end of the upper one. */
export function placeAt(layout: PageLayout, y: number): Place {
  const index = indexAt(layout, y);
  const box = layout.boxes[index];
  if (!box || box.height === 0) return { page: index + 1, offset: 0 };
  return { page: index + 1, offset: Math.min(1, Math.max(0, (y - box.top) / box.height)) };
}

/** The height of a place; that of the last page for a page that the document does not have. */
export function heightOf(layout: PageLayout, { page, offset }: Place): number {
  const box = layout.boxes[Math.min(layout.boxes.length, Math.max(1, page)) - 1];
  return box ? box.top + offset * box.height : 0;
}

/** The first and the last page of a stretch of the document, from 1. */
export interface PageRange {
  first: number;
  last: number;
}

/** The pages of which something is between two heights. */
export function pagesBetween(layout: PageLayout, from: number, to: number): PageRange {
  let first = indexAt(layout, from);
  const box = layout.boxes[first];
  if (box && box.top + box.height < from && first < layout.boxes.length - 1) first += 1;
  return { first: first + 1, last: Math.max(first, indexAt(layout, to)) + 1 };
}

/** The pages of which something is between two heights, and how much of each. */
function shownBetween(layout: PageLayout, from: number, to: number) {
  const { first, last } = pagesBetween(layout, from, to);
  return layout.boxes.slice(first - 1, last).map(({ top, height }, index) => ({
    page: first + index,
    height,
    shown: Math.min(to, top + height) - Math.max(from, top),
  }));
}

/**
 * The page that fills most of the window; its first one, where several do. At the end of the document it is the last page: nobody can
 * scroll further.
 */
export function pageInSight(layout: PageLayout, from: number, to: number): number {
  // A browser may end a pixel before the end.
  if (from > 0 && to >= layout.height - 1) return Math.max(1, layout.boxes.length);
  const shown = shownBetween(layout, from, to);
  const most = Math.max(...shown.map((each) => each.shown));
  return shown.find((each) => each.shown === most)?.page ?? 1;
}

/** The pages that are read in the window: those of which half is in it, and one that fills most of it. */
export function pagesInSight(layout: PageLayout, from: number, to: number): readonly number[] {
  const shown = shownBetween(layout, from, to);
  const most = Math.max(...shown.map((each) => each.shown));
  return shown.filter((each) => each.shown * 2 >= each.height || each.shown === most).map(({ page }) => page);
}

/** The page before one in sight, whose top is above what is shown from this height on: at the document's end several are in sight. */
export function pageBefore(layout: PageLayout, page: number, y: number): number {
  let before = Math.max(1, page - 1);
  while (before > 1 && heightOf(layout, { page: before, offset: 0 }) - pageGap >= y) before -= 1;
  return before;
}

/** How pages are fitted to the window, or a scale of one's own; 1 is the size of the paper. `auto` fits the width of a narrow window. */
export type Zoom = 'auto' | 'width' | 'page' | number;

export const zoomLimits = { least: 0.25, most: 5 } as const;
/** As large as `auto` gets: text of a book is large, and a line is not longer than an eye can follow. */
const mostByItself = 1.25;
const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** CSS pixels in a point. */
export const pixelsPerPoint = 96 / 72;

/** CSS pixels for a point at this zoom; `size` is the page that is fitted. */
export function scaleOf(zoom: Zoom, size: PageSize, pane: PageSize, rotation: number): number {
  if (typeof zoom === 'number') return zoom * pixelsPerPoint;
  const [width, height] = rotation % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
  const byWidth = Math.max(1, pane.width - 2 * pageGap) / width;
  const byHeight = Math.max(1, pane.height - 2 * pageGap) / height;
  const fitted = {
    auto: Math.min(byWidth, mostByItself * pixelsPerPoint),
    width: byWidth,
    page: Math.min(byWidth, byHeight),
  };
  const scale = fitted[zoom];
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least / 2, scale / pixelsPerPoint)) * pixelsPerPoint;
}

/** The next larger or smaller step of the zoom. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const near = 0.001;
  if (direction === 1) return zoomSteps.find((step) => step > zoom + near) ?? zoomLimits.most;
  return zoomSteps.findLast((step) => step < zoom - near) ?? zoomLimits.least;
}

/** A zoom within its limits. */
export function limitZoom(zoom: number): number {
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));
}
