import { useEffect, useState } from 'react';
import { toSchoolTime } from '../school-clock.ts';

/** The time now on the clock of the server, in milliseconds since the epoch; it is taken again every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return toSchoolTime(now);
}
