import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  heightOf,
  layOut,
  limitZoom,
  pageBefore,
  pageGap,
  pageInSight,
  pagesBetween,
  pagesInSight,
  type PageRange,
  type PageSize,
  pixelsPerPoint,
  type Place,
  placeAt,
  scaleOf,
  type Zoom,
} from './page-layout.ts';

interface ViewportOptions {
  pageCount: number;
  /** The size of the first page, which the others have until they are known. */
  firstSize: PageSize;
  /** Where to begin. */
  begin: Place;
  /** Told of each place, and of the pages that are in sight there. */
  onPlace: (place: Place, pages: readonly number[]) => void;
}

/** A place of the document and a point of the window that it is to stay at. */
interface Anchor {
  place: Place;
  /** Below the top of the window. */
  y: number;
  /** From the left of the window, and the part of the document's width that is there. */
  x: number;
  part: number;
}

/** How far above and below the window pages are drawn, in heights of the window. */
const overscan = 0.75;

const isSameRange = (a: PageRange, b: PageRange) => a.first === b.first && a.last === b.last;

/** The window on a document: what is drawn, at which zoom, and where. */
export function useViewport({ pageCount, firstSize, begin, onPlace }: ViewportOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<PageSize>({ width: 0, height: 0 });
  const [zoom, setZoomState] = useState<Zoom>('auto');
  const [rotation, setRotation] = useState(0);
  const [sizes, setSizes] = useState<readonly PageSize[]>(() => Array.from({ length: pageCount }, () => firstSize));
  const [range, setRange] = useState<PageRange>({ first: begin.page, last: begin.page });
  const [page, setPage] = useState(begin.page);
  /** The page that is fitted: another one in sight does not change the scale of all of them. */
  const [fitted, setFitted] = useState(firstSize);
  const scale = scaleOf(zoom, fitted, pane, rotation);
  const layout = useMemo(() => layOut(sizes, scale, rotation), [sizes, scale, rotation]);
  const contentWidth = Math.max(pane.width, layout.width + 2 * pageGap);
  const latest = useRef({ layout, contentWidth, size: firstSize });
  const top = useRef<Place>(begin);
  const anchor = useRef<Anchor | null>(null);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return;
    const { scrollTop, clientHeight } = element;
    const { layout: now } = latest.current;
    const next = pagesBetween(now, scrollTop - overscan * clientHeight, scrollTop + (1 + overscan) * clientHeight);
    setRange((before) => (isSameRange(before, next) ? before : next));
    setPage(pageInSight(now, scrollTop, scrollTop + clientHeight));
    top.current = placeAt(now, scrollTop + pageGap);
    onPlace(top.current, pagesInSight(now, scrollTop, scrollTop + clientHeight));
  }, [onPlace]);

  const goTo = useCallback((place: Place) => {
    top.current = place;
    scroller.current?.scrollTo({ top: heightOf(latest.current.layout, place) - pageGap });
  }, []);

  const goBack = () => goTo({ page: pageBefore(layout, page, scroller.current?.scrollTop ?? 0), offset: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () =>
      setPane((before) =>
        before.width === element.clientWidth && before.height === element.clientHeight
          ? before
          : { width: element.clientWidth, height: element.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    latest.current = { ...latest.current, layout, contentWidth };
    const element = scroller.current;
    if (!element || pane.width === 0) return;
    const held = anchor.current;
    anchor.current = null;
    if (held) {
      element.scrollTo({
        top: heightOf(layout, held.place) - held.y,
        left: held.part * contentWidth - held.x,
      });
    } else {
      element.scrollTo({ top: heightOf(layout, top.current) - pageGap });
    }
    look();
  }, [layout, contentWidth, pane, look]);

  useLayoutEffect(() => {
    latest.current.size = sizes[page - 1] ?? firstSize;
  }, [firstSize, page, sizes]);

  /** Zooms; what is at a point of the window, its middle by default, stays there. */
  const setZoom = useCallback((next: Zoom, at?: { x: number; y: number }) => {
    const element = scroller.current;
    if (element) {
      const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const { layout: now, contentWidth: width } = latest.current;
      anchor.current = { place: placeAt(now, element.scrollTop + y), y, x, part: (element.scrollLeft + x) / width };
    }
    setFitted(latest.current.size);
    setZoomState(typeof next === 'number' ? limitZoom(next) : next);
  }, []);

  /** Told of the size of a page once it is known. */
  const setPageSize = useCallback((number: number, size: PageSize) => {
    setSizes((before) => {
      const known = before[number - 1];
      if (!known || (known.width === size.width && known.height === size.height)) return before;
      return before.with(number - 1, size);
    });
  }, []);

  return {
    scroller,
    layout,
    contentWidth,
    range,
    /** The page in sight. */
    page,
    zoom,
    /** The zoom as a number; 1 is the size of the paper. */
    zoomFactor: scale / pixelsPerPoint,
    /** CSS pixels for a point. */
    scale,
    /** How far pages are turned clockwise, in degrees. */
    rotation,
    isMeasured: pane.width > 0,
    look,
    goTo,
    /** Goes to the page before. */
    goBack,
    setZoom,
    rotate: () => setRotation((before) => (before + 90) % 360),
    setPageSize,
  };
}

/** What `useViewport` returns. */
export type Viewport = ReturnType<typeof useViewport>;
