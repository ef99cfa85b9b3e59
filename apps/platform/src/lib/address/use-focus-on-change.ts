import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the content when the address names another page at the same path (`?edit=`), as the shell does when the path
 * changes, and scrolls it to its top. A field that has taken the focus itself keeps it.
 *
 * @param page What tells the pages at this path apart.
 */
export function useFocusOnChange(page: string): void {
  const kind = useNavigationType();
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
  }, [page, kind]);
}
