import { useEffect, useState, type RefObject } from 'react';
import { typedFieldOf, type TypedField } from './insert-text.ts';

/** Returns the focused text field, also while the focus is in the accent bar; null while the focus is elsewhere. */
export function useTypedField(
  root: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): TypedField | null {
  const [field, setField] = useState<TypedField | null>(() => typedFieldOf(document.activeElement));
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && bar.current?.contains(target)) return;
      setField(typedFieldOf(target));
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // The window lost the focus; the field gets it back with the window.
      if (relatedTarget === null && !document.hasFocus()) return;
      if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) setField(null);
    };
    node.addEventListener('focusin', onFocusIn);
    node.addEventListener('focusout', onFocusOut);
    return () => {
      node.removeEventListener('focusin', onFocusIn);
      node.removeEventListener('focusout', onFocusOut);
    };
  }, [root, bar]);
  return field;
}
