import { useEffect, useState } from 'react';

/** Returns whether something has been active for 600 ms, so that short waits show no indicator. */
export function useIsDelayed(isActive: boolean): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsDelayed(true), 600);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [isActive]);
  return isDelayed;
}
