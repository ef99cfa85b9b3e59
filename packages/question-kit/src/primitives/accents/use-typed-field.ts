import { useEffect, useState, type RefObject } from 'react';
import { typedFieldOf, type TypedField } from './insert-text.ts';

/** The field that is typed into, also while the focus is in the bar; null while it is elsewhere. */
export function useTypedField(
  root: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): TypedField | null {
  const [field, setField] = useState<TypedField | null>(() => typedFieldOf(document.activeElement));
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof Node && bar.current?.contains(target)) return;
      setField(typedFieldOf(target));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Another window took the focus: it comes back to where it was.
      if (relatedTarget === null && !document.hasFocus()) return;
      if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) setField(null);
    };
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    };
  }, [root, bar]);
  return field;
}
