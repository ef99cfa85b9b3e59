import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while it waits loses the focus in every browser. This gives it back when the wait is over,
 * unless the reader has moved on in the meantime.
 */
export function useRefocusAfterDisabled(waiting: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  const focused = useRef(false);

  useEffect(() => {
    const node = button.current;
    if (!node) return;
    const onFocus = () => (focused.current = true);
    // A blur without a new target while disabled is the browser's doing, not the reader's.
    const onBlur = (event: FocusEvent) => {
      lost.current = node.disabled && event.relatedTarget === null;
      focused.current = false;
    };
    node.addEventListener('focus', onFocus);
    node.addEventListener('blur', onBlur);
    return () => {
      node.removeEventListener('focus', onFocus);
      node.removeEventListener('blur', onBlur);
    };
  }, []);

  useEffect(() => {
    if (waiting) {
      lost.current ||= focused.current;
      return;
    }
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (lost.current && nowhere) button.current?.focus();
    lost.current = false;
  }, [waiting]);

  return button;
}
