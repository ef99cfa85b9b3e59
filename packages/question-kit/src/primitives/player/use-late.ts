import { useEffect, useState } from 'react';

/** Whether something has lasted long enough to be worth a word. */
export function useLate(lasts: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setLate(true), 600);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [lasts]);
  return late;
}
