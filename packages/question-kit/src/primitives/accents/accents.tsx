import { useEffect, useState, type RefObject } from 'react';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import { useKit } from '../views/kit-context.ts';

const useAccentBar = createLazyComponentHook(() => import('./accent-bar.tsx').then(({ AccentBar }) => AccentBar));

/**
 * The accent bar of a question whose content language is not English. It is loaded when a text field first receives the
 * focus; a host turns it off with `accents` of `QuestionKitProvider`.
 */
export function Accents({ root }: { root: RefObject<HTMLElement | null> }) {
  const { accents, contentLanguage } = useKit();
  const [isRequested, setIsRequested] = useState(false);
  const isAvailable = accents && !/^en\b/iu.test(contentLanguage);
  useEffect(() => {
    const node = root.current;
    if (!isAvailable || isRequested || !node) return;
    const onFocusIn = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches('.rb-block :is(input, textarea)'))
        setIsRequested(true);
    };
    node.addEventListener('focusin', onFocusIn);
    return () => node.removeEventListener('focusin', onFocusIn);
  }, [root, isAvailable, isRequested]);
  const { Component } = useAccentBar(isAvailable && isRequested);
  return isAvailable && isRequested && Component ? <Component root={root} /> : null;
}
