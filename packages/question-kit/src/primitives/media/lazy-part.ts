import { useCallback, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** A component that may still be on its way. */
export interface LazyPart<Props> {
  Part: ComponentType<Props> | undefined;
  /** It could not be fetched: offline, or the host has been deployed anew. */
  failed: boolean;
  retry: () => void;
}

/**
 * A hook that fetches a component when it is first drawn. Unlike `React.lazy` a server draws what stands in for it, and a
 * failed fetch can be tried again.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): (wanted: boolean) => LazyPart<Props> {
  const waiting: { Part: ComponentType<Props> | undefined; failed: boolean } = { Part: undefined, failed: false };
  let state = waiting;
  let asked = false;
  const listeners = new Set<() => void>();
  const settle = (next: typeof waiting) => {
    state = next;
    for (const tell of listeners) tell();
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    load().then(
      (Part) => settle({ Part, failed: false }),
      () => {
        asked = false;
        settle({ Part: undefined, failed: true });
      },
    );
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };

  return (wanted) => {
    const known = useSyncExternalStore(
      subscribe,
      () => state,
      () => waiting,
    );
    useEffect(() => {
      if (wanted && !known.Part && !known.failed) ask();
    }, [wanted, known]);
    const retry = useCallback(() => settle(waiting), []);
    return { ...known, retry };
  };
}
