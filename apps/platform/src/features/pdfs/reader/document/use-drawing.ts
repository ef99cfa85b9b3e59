import { type RefObject, useEffect, useRef } from 'react';
import type { PDFPageProxy } from './pdf-js.ts';
import { type Drawing, drawPage, releaseCanvas } from './draw-page.ts';

/** How long a zoom rests before the pages are drawn anew; until then the former drawing is stretched. */
const zoomRestMs = 150;

/** Draws a page into an element, and again when its scale changes. The former drawing stays until the next one is done. */
export function useDrawing(
  holder: RefObject<HTMLElement | null>,
  page: PDFPageProxy | null,
  { scale, rotation }: { scale: number; rotation: number },
): void {
  const shown = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!page) return;
    let drawing: Drawing | undefined;
    const show = async (next: Drawing) => {
      const isDone = await next.done.then(
        () => true,
        () => false,
      );
      if (!isDone || drawing !== next || !holder.current) return releaseCanvas(next.canvas);
      holder.current.replaceChildren(next.canvas);
      if (shown.current) releaseCanvas(shown.current);
      shown.current = next.canvas;
      drawing = undefined;
    };
    const draw = () => {
      const next = drawPage(page, { scale, rotation });
      drawing = next;
      void show(next);
    };
    const timer = setTimeout(draw, shown.current ? zoomRestMs : 0);
    return () => {
      clearTimeout(timer);
      const unfinished = drawing;
      drawing = undefined;
      unfinished?.cancel();
    };
  }, [holder, page, scale, rotation]);

  useEffect(
    () => () => {
      if (shown.current) releaseCanvas(shown.current);
      shown.current = null;
    },
    [],
  );
}
