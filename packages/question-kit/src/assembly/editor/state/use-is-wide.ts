import { useState, type RefObject } from 'react';
import { useCommitted } from '../../../primitives/views/use-committed.ts';

/** Whether an element is at least so many px wide; it follows the element, not the window. */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [wide, setWide] = useState(true);
  useCommitted(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setWide(node.clientWidth >= width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, width]);
  return wide;
}
