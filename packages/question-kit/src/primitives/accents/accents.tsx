import { useEffect, useState, type RefObject } from 'react';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import { useKit } from '../views/kit-context.ts';

const useBar = createLazyComponentHook(() => import('./accent-bar.tsx').then(({ AccentBar }) => AccentBar));

/**
 * Letters that the keyboard may not have, for a question that is typed in another language than English. They are fetched
 * when a field of it is first focused; a host switches them off by `accents` of `QuestionKitProvider`.
 */
export function Accents({ root }: { root: RefObject<HTMLElement | null> }) {
  const { accents, contentLanguage } = useKit();
  const [wanted, setWanted] = useState(false);
  const may = accents && !/^en\b/iu.test(contentLanguage);
  useEffect(() => {
    const node = root.current;
    if (!may || wanted || !node) return;
    const see = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches('.rb-block :is(input, textarea)'))
        setWanted(true);
    };
    node.addEventListener('focusin', see);
    return () => node.removeEventListener('focusin', see);
  }, [root, may, wanted]);
  const { Component } = useBar(may && wanted);
  return may && wanted && Component ? <Component root={root} /> : null;
}
