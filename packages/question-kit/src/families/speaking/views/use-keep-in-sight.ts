import { useEffect, type RefObject } from 'react';

/** Scrolls an element into sight whenever its size changes: a photo that has loaded must not push the recorder out of sight. */
export function useKeepInSight(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!isActive || !current) return;
    const observer = new ResizeObserver(() => {
      current.scrollIntoView({ block: 'nearest' });
      // Where it is higher than the window, its beginning counts.
      current.firstElementChild?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isActive]);
}
