import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus inside when the control that had it goes with its phase: it moves to the first control (`data-first`) of what
 * comes instead, also where that comes a moment later.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let inside = false;
    const look = ({ target }: Event) => {
      inside = target instanceof Node && element.contains(target);
    };
    const mend = () => {
      if (!inside || (document.activeElement && document.activeElement !== document.body)) return;
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    };
    const observer = new MutationObserver(mend);
    observer.observe(element, { childList: true, subtree: true });
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [root]);
}
