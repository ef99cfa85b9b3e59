import { useEffect, useState, type RefObject } from 'react';

export interface WholeScreen {
  /** The browser lets an element have the whole screen; a telephone may not. */
  can: boolean;
  on: boolean;
  toggle: () => void;
}

/** Gives an element the whole screen and takes it back. */
export function useWholeScreen(element: RefObject<HTMLElement | null>): WholeScreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(element.current !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = () => {
    const turned = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A host's frame may forbid it; the film goes on where it is.
    turned?.catch(() => undefined);
  };
  return { can: document.fullscreenEnabled, on, toggle };
}
