import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover when the page changes, for example because a link inside it was followed. */
export function useCloseOnLeave(panel: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [panel, key]);
}
