import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface WayBack {
  ref: RefObject<HTMLDivElement | null>;
  onFocusCapture: (event: FocusEvent) => void;
}

/**
 * For a place whose parts go by themselves: whoever was in one when it went comes back to where they were before. Those who
 * tab on are let go. The toasts' own way back is kept from knowing of the focus, as it would call everybody back and so
 * never let a keyboard out.
 */
export function useRestoreFocus(): WayBack {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      from.current?.focus({ preventScroll: true });
      from.current = null;
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
      from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
  };
}
