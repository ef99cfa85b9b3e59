import { useEffect, type RefObject } from 'react';

/** Keeps the row of a list that has the focus in the window where rows above it grow, as they do once a mark is saved. */
export function useFocusedRowInView(list: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const { current: node } = list;
    if (isEmpty || !node) return;
    let height = node.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = node.offsetHeight - height;
      height = node.offsetHeight;
      const row = node.querySelector('li:focus-within');
      if (!row || grown <= 0) return;
      const { top, bottom } = row.getBoundingClientRect();
      // Where it was out of the window before, somebody has scrolled away from it.
      if (top >= 0 && bottom - grown <= innerHeight) row.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [list, isEmpty]);
}
