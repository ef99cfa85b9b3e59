import { useCallback, useMemo, useRef } from 'react';
import type { Path } from '../../../primitives/editor/state/editor-api.ts';

/** How long a dialog may take to close, in frames. */
const closing = 20;

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
 * Stays with a field that was given the focus while a dialog closes, which would hand it back to where it came from.
 * A key or a press of the reader's own ends it.
 */
function stayWith(fieldId: (path: Path) => string, path: Path): void {
  const mine = new AbortController();
  const options = { capture: true, signal: mine.signal };
  document.addEventListener('keydown', () => mine.abort(), options);
  document.addEventListener('pointerdown', () => mine.abort(), options);
  let left = closing;
  const again = () => {
    if (mine.signal.aborted) return;
    // A resting text field becomes another element as it wakes.
    const node = document.getElementById(fieldId(path));
    if (node && !node.contains(document.activeElement)) focusOn(node);
    left -= 1;
    if (left > 0) requestAnimationFrame(again);
    else mine.abort();
  };
  requestAnimationFrame(again);
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

  /** To be called when the panes show the changed draft. */
  const arrive = useCallback(() => {
    if (next.current === null) return;
    const path = next.current;
    next.current = null;
    goTo(path);
    if (nearest(fieldId, path)?.exact) stayWith(fieldId, path);
  }, [fieldId, goTo]);

  return useMemo(() => ({ goTo, goToNext, arrive }), [goTo, goToNext, arrive]);
}
