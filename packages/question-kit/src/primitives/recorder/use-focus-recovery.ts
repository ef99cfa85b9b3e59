import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus inside an element when the focused control is unmounted with its phase: moves it to the first control
 * (`data-first`) of the next phase, also if that is mounted later.
 */
export function useFocusRecovery(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let hadFocus = false;
    const trackFocus = ({ target }: Event) => {
      hadFocus = target instanceof Node && element.contains(target);
    };
    const restoreFocus = () => {
      if (!hadFocus || (document.activeElement && document.activeElement !== document.body)) return;
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    };
    const observer = new MutationObserver(restoreFocus);
    observer.observe(element, { childList: true, subtree: true });
    document.addEventListener('focusin', trackFocus);
    document.addEventListener('pointerdown', trackFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', trackFocus);
      document.removeEventListener('pointerdown', trackFocus);
    };
  }, [root]);
}
