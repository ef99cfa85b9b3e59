import { useEffect, useEffectEvent } from 'react';

const lookEveryMs = 1_000;
/** Less is no jump: clocks are corrected in small steps all the time. */
const leastJumpMs = 2_000;

/** Calls back when this device's clock has been set, or the device was asleep. */
export function useClockJump(onJump: () => void): void {
  const tell = useEffectEvent(onJump);
  useEffect(() => {
    // The second clock only ever goes on, at the pace of time, and in some browsers stands still while the device sleeps.
    const difference = () => Date.now() - performance.now();
    let before = difference();
    const timer = setInterval(() => {
      const now = difference();
      if (Math.abs(now - before) < leastJumpMs) return;
      before = now;
      tell();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
}
