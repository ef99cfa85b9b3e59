import { useCallback, useMemo, useRef } from 'react';
import type { Path } from '../../../primitives/editor/state/editor-api.ts';

/** Frames in which a closing dialog may move the focus. */
const dialogCloseFrames = 20;

/** Frames to wait for a part of the form to render. */
const maxWaitFrames = 30;

function findNearest(fieldId: (path: Path) => string, path: Path): { node: HTMLElement; isExact: boolean } | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getElementById(fieldId(path.slice(0, length)));
    if (node) return { node, isExact: length === path.length };
  }
  return null;
}

function focusOn(node: HTMLElement): void {
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the focus on a field. A dialog that closes returns it to the element that opened it, once; a rich text field loses it
 * when it becomes editable. Ends when the user presses a key or a pointer button.
 *
 * @param isReturned whether a dialog is closing that returns the focus
 */
function keepFocus(fieldId: (path: Path) => string, path: Path, isReturned: boolean): void {
  let mayComeBack = isReturned;
  const abortController = new AbortController();
  const options = { capture: true, signal: abortController.signal };
  document.addEventListener('keydown', () => abortController.abort(), options);
  document.addEventListener('pointerdown', () => abortController.abort(), options);
  let framesLeft = dialogCloseFrames;
  const again = () => {
    if (abortController.signal.aborted) return;
    // A rich text field replaces its element when it becomes editable.
    const node = document.getElementById(fieldId(path));
    const { activeElement } = document;
    if (node && !node.contains(activeElement)) {
      if (activeElement === null || activeElement === document.body) focusOn(node);
      else if (mayComeBack) {
        mayComeBack = false;
        focusOn(node);
      } else return abortController.abort();
    }
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(again);
    else abortController.abort();
  };
  requestAnimationFrame(again);
}

/**
 * Moves the focus to the field of a path. If the field is not rendered yet, its block is focused and scrolled to until the
 * field appears, unless the user moves the focus.
 */
export function useFocus(fieldId: (path: Path) => string) {
  const next = useRef<Path | null>(null);
  /** Whether the change was made in a dialog that returns the focus when it closes. */
  const isReturned = useRef(false);

  const goTo = useCallback(
    (path: Path) => {
      const first = findNearest(fieldId, path);
      if (!first) return;
      focusOn(first.node);
      if (first.isExact) return;
      let framesLeft = maxWaitFrames;
      const again = () => {
        if (document.activeElement !== first.node) return;
        const found = findNearest(fieldId, path);
        if (found && found.node !== first.node) focusOn(found.node);
        if (found?.isExact) return;
        framesLeft -= 1;
        if (framesLeft > 0) requestAnimationFrame(again);
      };
      requestAnimationFrame(again);
    },
    [fieldId],
  );

  /** Sets the path to focus after the current change is rendered. */
  const goToNext = useCallback((path: Path) => {
    next.current = path;
    isReturned.current = document.activeElement?.closest('[role="dialog"]') !== null;
  }, []);

  /** Whether nothing waits to be focused. A dialog that asks this when it closes leaves the focus alone if something does. */
  const isFree = useCallback(() => {
    if (next.current !== null) isReturned.current = false;
    return next.current === null;
  }, []);

  /** Focuses the path of `goToNext`; called after the panes have rendered a change. */
  const arrive = useCallback(() => {
    if (next.current === null) return;
    const path = next.current;
    next.current = null;
    goTo(path);
    if (findNearest(fieldId, path)?.isExact) keepFocus(fieldId, path, isReturned.current);
  }, [fieldId, goTo]);

  return useMemo(() => ({ goTo, goToNext, isFree, arrive }), [goTo, goToNext, isFree, arrive]);
}
