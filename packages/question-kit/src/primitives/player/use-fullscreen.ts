import { useEffect, useState, type RefObject } from 'react';

export interface Fullscreen {
  /** Whether the browser supports fullscreen elements; some phones do not. */
  isSupported: boolean;
  isActive: boolean;
  toggle: () => void;
}

/** Toggles fullscreen of an element. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isActive, setIsActive] = useState(false);
  useEffect(() => {
    const update = () => setIsActive(element.current !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  const toggle = () => {
    const changed = isActive ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A host's frame may forbid it; playback continues.
    changed?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isActive, toggle };
}
