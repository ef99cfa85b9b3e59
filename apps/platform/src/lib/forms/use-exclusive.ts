import { useCallback, useEffect, useRef, useState } from 'react';

/** Runs one at a time: while it works, asking again does nothing. A second click may come before the page could redraw. */
export function useExclusive<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const [working, setWorking] = useState(false);
  const busy = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback(async (...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    try {
      await latest.current(...args);
    } finally {
      busy.current = false;
      setWorking(false);
    }
  }, []);
  return [run, working] as const;
}
