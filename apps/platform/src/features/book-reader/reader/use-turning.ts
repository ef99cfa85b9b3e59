import { useEffect, useRef, type RefObject } from 'react';
import { beginsSwipe, type ReaderAction, readerActionOf, swipeTurn } from './reader-key.ts';

type Turn = 'next' | 'previous';

interface TurningOptions {
  /** What lies open. */
  pane: RefObject<HTMLElement | null>;
  direction: 'ltr' | 'rtl';
  run: Readonly<Record<ReaderAction, () => void>>;
}

/** How much of each side of the open book turns it when it is pressed. */
const edgeShare = 0.2;

/** Turns the pages by keys, by swipes, and by pressing beside the text. */
export function useTurning({ pane, direction, run }: TurningOptions): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? null : readerActionOf(event, direction);
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [direction]);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let start: Touch | undefined;
    const begin = (event: TouchEvent) => {
      // Two fingers zoom.
      start = event.touches.length === 1 && beginsSwipe(event.target) ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent) => {
      const last = event.changedTouches[0];
      // A selection is made by drawing the finger as well.
      if (!start || !last || getSelection()?.isCollapsed === false) return;
      const turn = swipeTurn({ x: last.clientX - start.clientX, y: last.clientY - start.clientY }, direction);
      if (turn) latest.current[turn]();
    };
    const click = (event: MouseEvent) => {
      const turn = edgeTurn(event, element, direction);
      if (turn) latest.current[turn]();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
      element.removeEventListener('click', click);
    };
  }, [direction, pane]);
}

/** Only beside the text: on a word, a press is about the word. */
function edgeTurn({ target, clientX }: MouseEvent, pane: HTMLElement, direction: 'ltr' | 'rtl'): Turn | null {
  if (!(target instanceof Element) || !target.matches('[data-part="leaves"], [data-part="leaf"]')) return null;
  const { left, width } = pane.getBoundingClientRect();
  const share = (clientX - left) / width;
  if (share > edgeShare && share < 1 - edgeShare) return null;
  return share > 0.5 === (direction === 'ltr') ? 'next' : 'previous';
}
