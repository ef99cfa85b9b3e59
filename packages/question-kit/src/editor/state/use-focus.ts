import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Path } from './editor-api.ts';

/** How long a part of the form that is far away may take to appear, in frames. */
const patience = 30;

function nearest(fieldId: (path: Path) => string, path: Path): { node: HTMLElement; exact: boolean } | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getElementById(fieldId(path.slice(0, length)));
    if (node) return { node, exact: length === path.length };
  }
  return null;
}

function focusOn(node: HTMLElement): void {
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves the focus along paths. A field that is not on the page yet is waited for at its block, which is scrolled to
 * meanwhile; nobody who has gone on is called back.
 */
export function useFocus(fieldId: (path: Path) => string) {
  const next = useRef<Path | null>(null);

  const goTo = useCallback(
    (path: Path) => {
      const first = nearest(fieldId, path);
      if (!first) return;
      focusOn(first.node);
      if (first.exact) return;
      let left = patience;
      const again = () => {
        if (document.activeElement !== first.node) return;
        const found = nearest(fieldId, path);
        if (found && found.node !== first.node) focusOn(found.node);
        if (found?.exact) return;
        left -= 1;
        if (left > 0) requestAnimationFrame(again);
      };
      requestAnimationFrame(again);
    },
    [fieldId],
  );

  /** Where the focus goes once the change that is being made is on the page. */
  const goToNext = useCallback((path: Path) => {
    next.current = path;
  }, []);

  useLayoutEffect(() => {
    if (next.current === null) return;
    const path = next.current;
    next.current = null;
    goTo(path);
  });

  return useMemo(() => ({ goTo, goToNext }), [goTo, goToNext]);
}
