import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Keeps the tools of the shell in its header, and moves them into the bar of a page that fills the window. They are moved as they
 * are: what is open of them stays open, and keeps the focus.
 */
export function useMovingTools(tools: ReactNode) {
  const [moved] = useState(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  const header = useRef<HTMLElement | null>(null);
  const isNone = !tools;
  const toHeader = useCallback(
    (element: HTMLElement | null) => {
      header.current = element;
      if (!isNone && element && !moved.isConnected) element.append(moved);
    },
    [moved, isNone],
  );
  const toPage = useCallback(
    (element: HTMLElement | null) => {
      if (!isNone) (element ?? header.current)?.append(moved);
    },
    [moved, isNone],
  );
  return { movedTools: isNone ? null : createPortal(tools, moved), toHeader, toPage };
}
