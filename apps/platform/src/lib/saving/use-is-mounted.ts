import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still on the page: a save that ends after its author has left must not navigate. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
