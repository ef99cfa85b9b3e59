import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { closer, closest, fitted, inside, pushed, whole, type Frame, type Point, type Room } from './frame.ts';
import { wheelTimes } from './wheel-times.ts';

/** One press of a button or key. */
const step = 1.5;
const middle: Point = { x: 0, y: 0 };

/** Keeps a finger's moves with the picture when it slips off. */
function hold(pane: HTMLElement | null, finger: number): void {
  try {
    pane?.setPointerCapture(finger);
  } catch {
    // It has been lifted already.
  }
}

/** The pane and the picture in it as they are now. */
function roomOf(pane: HTMLElement | null): Room {
  const { clientWidth: width = 1, clientHeight: height = 1 } = pane ?? {};
  const { naturalWidth = width, naturalHeight = height } = pane?.querySelector('img') ?? {};
  const size = { width, height };
  return { pane: size, picture: fitted(size, { width: naturalWidth, height: naturalHeight }) };
}

/** Where on the pane something happens, from its middle. */
function pointOf(pane: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const box = pane?.getBoundingClientRect();
  if (!box) return middle;
  return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
}

/** Everything one can do with a picture in a pane. `takesWheel`: nothing else on the window wants the wheel. */
export function useZoom(takesWheel: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>(whole);
  /** Whether the last change follows a hand, which no animation may delay. */
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());

  const zoom = (times: number, at: Point = middle, byHand = false) => {
    setHeld(byHand);
    setFrame((now) => closer(now, times, at, roomOf(pane.current)));
  };
  const push = (by: Point, byHand = false) => {
    setHeld(byHand);
    setFrame((now) => pushed(now, by, roomOf(pane.current)));
  };
  const reset = () => {
    setHeld(false);
    setFrame(whole);
  };

  useEffect(() => {
    const node = pane.current;
    if (!node) return;
    // React listens passively, and a wheel that zooms must not scroll the page as well.
    const onWheel = (event: WheelEvent) => {
      const times = wheelTimes(event);
      const wanted = takesWheel || event.ctrlKey || node.contains(document.activeElement);
      if (!wanted || (!takesWheel && frame.scale === 1 && times < 1)) return;
      event.preventDefault();
      zoom(times, pointOf(pane.current, event), true);
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  });

  useEffect(() => {
    const node = pane.current;
    if (!node) return;
    const fit = new ResizeObserver(() => setFrame((now) => inside(now, roomOf(node))));
    fit.observe(node);
    return () => fit.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { width, height } = roomOf(pane.current).pane;
    const across = width / 6;
    const down = height / 6;
    const acts: Record<string, () => void> = {
      '+': () => zoom(step),
      '=': () => zoom(step),
      '-': () => zoom(1 / step),
      _: () => zoom(1 / step),
      '0': reset,
      '٠': reset,
    };
    if (frame.scale > 1) {
      Object.assign(acts, {
        ArrowLeft: () => push({ x: across, y: 0 }),
        ArrowRight: () => push({ x: -across, y: 0 }),
        ArrowUp: () => push({ x: 0, y: down }),
        ArrowDown: () => push({ x: 0, y: -down }),
      });
    }
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, pointOf(pane.current, event));
    if (frame.scale > 1 || fingers.current.size > 1) hold(pane.current, event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(pane.current, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const moved = { x: now.x - before.x, y: now.y - before.y };
    if (!other) return frame.scale > 1 ? push(moved, true) : undefined;
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoom(apart(now) / Math.max(apart(before), 1), between, true);
    push({ x: moved.x / 2, y: moved.y / 2 }, true);
  };
  const onPointerEnd = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const onDoubleClick = (event: MouseEvent) => (frame.scale > 1 ? reset() : zoom(2.5, pointOf(pane.current, event)));

  return {
    pane,
    frame,
    held,
    reset,
    comeCloser: () => zoom(step),
    further: () => zoom(1 / step),
    atClosest: frame.scale >= closest,
    hands: {
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
