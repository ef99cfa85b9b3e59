import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while it is loading loses the focus in every browser. This hook focuses it again when loading
 * ends, unless the focus has moved elsewhere in the meantime.
 * @returns the ref of the button.
 */
export function useRefocusAfterDisabled(isLoading: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hasLostFocus = useRef(false);
  const isFocused = useRef(false);

  useEffect(() => {
    const node = button.current;
    if (!node) return;
    const onFocus = () => (isFocused.current = true);
    // A blur without a new target while disabled comes from the browser, not from the user.
    const onBlur = (event: FocusEvent) => {
      hasLostFocus.current = node.disabled && event.relatedTarget === null;
      isFocused.current = false;
    };
    node.addEventListener('focus', onFocus);
    node.addEventListener('blur', onBlur);
    return () => {
      node.removeEventListener('focus', onFocus);
      node.removeEventListener('blur', onBlur);
    };
  }, []);

  useEffect(() => {
    if (isLoading) {
      hasLostFocus.current ||= isFocused.current;
      return;
    }
    const isFocusNowhere = document.activeElement === document.body || document.activeElement === null;
    if (hasLostFocus.current && isFocusNowhere) button.current?.focus();
    hasLostFocus.current = false;
  }, [isLoading]);

  return button;
}
