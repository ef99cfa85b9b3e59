import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
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
} from './frame.ts';
import { wheelTimes } from './wheel-times.ts';

/** The factor of one press of a button or key. */
const step = 1.5;
const middle: Point = { x: 0, y: 0 };

/** Captures a pointer, so that its moves are received outside the pane too. */
function capturePointer(pane: HTMLElement | null, pointerId: number): void {
  try {
    pane?.setPointerCapture(pointerId);
  } catch {
    // The pointer is no longer active.
  }
}

/** Measures the pane and the picture in it. */
function layoutOf(pane: HTMLElement | null): ZoomLayout {
  const { clientWidth: width = 1, clientHeight: height = 1 } = pane ?? {};
  const { naturalWidth = width, naturalHeight = height } = pane?.querySelector('img') ?? {};
  const size = { width, height };
  return { pane: size, picture: fitted(size, { width: naturalWidth, height: naturalHeight }) };
}

/** Returns the position of an event in px from the centre of the pane. */
function pointOf(pane: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const box = pane?.getBoundingClientRect();
  if (!box) return middle;
  return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
}

/** State and event handlers of a zoomable picture. `capturesWheel`: every wheel event on the pane zooms. */
export function useZoom(capturesWheel: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>(initialFrame);
  /** Whether the last change follows a pointer, and so must not be animated. */
  const [isDragging, setIsDragging] = useState(false);
  const pointers = useRef(new Map<number, Point>());

  const zoom = (times: number, at: Point = middle, isPointer = false) => {
    setIsDragging(isPointer);
    setFrame((now) => zoomFrame(now, times, at, layoutOf(pane.current)));
  };
  const push = (by: Point, isPointer = false) => {
    setIsDragging(isPointer);
    setFrame((now) => moveFrame(now, by, layoutOf(pane.current)));
  };
  const reset = () => {
    setIsDragging(false);
    setFrame(initialFrame);
  };

  useEffect(() => {
    const node = pane.current;
    if (!node) return;
    // React's wheel listeners are passive, but a wheel event that zooms must not scroll the page.
    const onWheel = (event: WheelEvent) => {
      const times = wheelTimes(event);
      const isHandled = capturesWheel || event.ctrlKey || node.contains(document.activeElement);
      if (!isHandled || (!capturesWheel && frame.scale === 1 && times < 1)) return;
      event.preventDefault();
      zoom(times, pointOf(pane.current, event), true);
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  });

  useEffect(() => {
    const node = pane.current;
    if (!node) return;
    const fit = new ResizeObserver(() => setFrame((now) => constrainFrame(now, layoutOf(node))));
    fit.observe(node);
    return () => fit.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { width, height } = layoutOf(pane.current).pane;
    const across = width / 6;
    const down = height / 6;
    const keyActions: Record<string, () => void> = {
      '+': () => zoom(step),
      '=': () => zoom(step),
      '-': () => zoom(1 / step),
      _: () => zoom(1 / step),
      '0': reset,
      '٠': reset,
    };
    if (frame.scale > 1) {
      Object.assign(keyActions, {
        ArrowLeft: () => push({ x: across, y: 0 }),
        ArrowRight: () => push({ x: -across, y: 0 }),
        ArrowUp: () => push({ x: 0, y: down }),
        ArrowDown: () => push({ x: 0, y: -down }),
      });
    }
    const action = keyActions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, pointOf(pane.current, event));
    if (frame.scale > 1 || pointers.current.size > 1) capturePointer(pane.current, event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(pane.current, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const moved = { x: now.x - before.x, y: now.y - before.y };
    if (!other) return frame.scale > 1 ? push(moved, true) : undefined;
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoom(apart(now) / Math.max(apart(before), 1), between, true);
    push({ x: moved.x / 2, y: moved.y / 2 }, true);
  };
  const onPointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  const onDoubleClick = (event: MouseEvent) => (frame.scale > 1 ? reset() : zoom(2.5, pointOf(pane.current, event)));

  return {
    pane,
    frame,
    isDragging,
    reset,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    isAtMaxScale: frame.scale >= maxScale,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onLostPointerCapture: onPointerEnd,
      onPointerLeave: onPointerEnd,
      onDoubleClick,
    },
  };
}
