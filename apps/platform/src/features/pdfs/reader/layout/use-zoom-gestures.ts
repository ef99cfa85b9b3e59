import { type RefObject, useEffect, useRef } from 'react';
import { limitZoom } from './page-layout.ts';
import type { Viewport } from './use-viewport.ts';

/** How much a pixel of a turned wheel zooms, and one of two fingers on a touchpad, which browsers report as a wheel too. */
const wheelZoom = 0.0025;
const touchpadZoom = 0.01;
/** One step of a wheel is longer than this, fingers on a touchpad move less between two events. */
const leastWheelStep = 40;

/** Two fingers on a screen. */
interface Pinch {
  distance: number;
  x: number;
  y: number;
}

function pinchOf({ touches }: TouchEvent): Pinch | null {
  const [one, other, ...more] = touches;
  if (!one || !other || more.length > 0) return null;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/** Zooms the document, and not the whole page, by the wheel with Control or Command, and by two fingers on a touchpad or a screen. */
export function useZoomGestures(
  scroller: RefObject<HTMLElement | null>,
  { zoomFactor, setZoom }: Pick<Viewport, 'zoomFactor' | 'setZoom'>,
): void {
  /** Ahead of what is drawn, where several events come before the next frame. */
  const zoom = useRef(zoomFactor);
  useEffect(() => {
    zoom.current = zoomFactor;
  }, [zoomFactor]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const zoomTo = (next: number, { x, y }: Pick<Pinch, 'x' | 'y'>) => {
      zoom.current = limitZoom(next);
      const { left, top } = element.getBoundingClientRect();
      setZoom(zoom.current, { x: x - left, y: y - top });
    };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const perPixel = Math.abs(event.deltaY) < leastWheelStep ? touchpadZoom : wheelZoom;
      zoomTo(zoom.current * Math.exp(-event.deltaY * perPixel), { x: event.clientX, y: event.clientY });
    };
    let begun: { zoom: number; distance: number } | null = null;
    const touch = (event: TouchEvent) => {
      const pinch = pinchOf(event);
      begun = pinch && { zoom: zoom.current, distance: Math.max(1, pinch.distance) };
    };
    const move = (event: TouchEvent) => {
      const pinch = pinchOf(event);
      if (!pinch || !begun) return;
      event.preventDefault();
      zoomTo((begun.zoom * pinch.distance) / begun.distance, pinch);
    };
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('touchstart', touch);
    element.addEventListener('touchend', touch);
    element.addEventListener('touchcancel', touch);
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchend', touch);
      element.removeEventListener('touchcancel', touch);
      element.removeEventListener('touchmove', move);
    };
  }, [scroller, setZoom]);
}
