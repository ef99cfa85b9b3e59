import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns a function that does nothing while a previous run is in progress, and whether a run is in progress. A second
 * click can come before the button is rendered as disabled.
 */
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
