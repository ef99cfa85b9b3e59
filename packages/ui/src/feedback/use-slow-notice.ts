import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** After this time a page says that something hangs, and offers to try again. */
const slowAfterMs = 8_000;

/** What has been waited for that long, in this order. The first of them speaks for all. */
let slowWaits: readonly symbol[] = [];
const listeners = new Set<() => void>();

function setSlowWaits(next: readonly symbol[]): void {
  slowWaits = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What {@link useSlowNotice} returns. */
export interface SlowNotice {
  /** Whether to say that this takes long. */
  isShown: boolean;
  /** Hides the notice, and waits again. */
  restart: () => void;
}

/**
 * Returns whether to show that something takes longer than usual: after eight seconds of waiting, and only while no other caller on
 * the page shows it.
 *
 * @param isWaiting Whether it is still waited for. Default: true.
 */
export function useSlowNotice(isWaiting = true): SlowNotice {
  const [wait, setWait] = useState(() => Symbol('wait'));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowWaits([...slowWaits, wait]), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlowWaits(slowWaits.filter((each) => each !== wait));
    };
  }, [isWaiting, wait]);
  const restart = useCallback(() => setWait(Symbol('wait')), []);
  const isShown = useSyncExternalStore(
    subscribe,
    () => slowWaits[0] === wait,
    () => false,
  );
  return { isShown, restart };
}
