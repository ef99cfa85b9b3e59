import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface RestoreFocusProps {
  ref: RefObject<HTMLDivElement | null>;
  onFocusCapture: (event: FocusEvent) => void;
}

/**
 * Restores the focus when the focused element disappears from a container, as a toast does when it closes. It does not restore
 * the focus of users who tab out of the container. The focus event is stopped, because sonner would otherwise move the focus
 * back on every blur and trap the keyboard.
 * @returns the props of the container.
 */
export function useRestoreFocus(): RestoreFocusProps {
  const ref = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      previousFocus.current?.focus({ preventScroll: true });
      previousFocus.current = null;
    });
    observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    onFocusCapture: (event) => {
      event.stopPropagation();
      const { relatedTarget, currentTarget } = event;
      if (currentTarget.contains(relatedTarget)) return;
      previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
  };
}
