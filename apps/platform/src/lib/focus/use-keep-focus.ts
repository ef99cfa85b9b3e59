import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Tells when a change has removed the control that had the focus, so that the focus has fallen to the start of the page.
 *
 * @param onLost moves the focus to what is still there
 * @returns the props of the element around the controls
 */
export function useKeepFocus(onLost: () => void) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) onLost();
  });
  return {
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    // React tells of no blur of what it removes itself.
    onBlur: () => void (focused.current = null),
  };
}
