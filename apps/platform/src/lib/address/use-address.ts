import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Parameters to set; undefined or an empty text removes one. */
type Change = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of the address, and a function that changes some of them, without an entry of its own in the history.
 *
 * The router renders a change in a transition, and until then its own `setSearchParams` builds the next change on the parameters of the
 * page, without the first one. Here each change builds on those before it.
 */
export function useAddress(): [URLSearchParams, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const latest = useRef(params);
  /** What the page does not show yet, as texts. */
  const unrendered = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const shown = new URLSearchParams(location.search);
    const at = unrendered.current.indexOf(shown.toString());
    unrendered.current = at === -1 ? [] : unrendered.current.slice(at + 1);
    if (unrendered.current.length === 0) latest.current = shown;
  }, [location]);

  const change = useCallback(
    (values: Change) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      unrendered.current = [...unrendered.current, next.toString()];
      setParams(next, { replace: true });
    },
    [setParams],
  );
  return [params, change];
}
