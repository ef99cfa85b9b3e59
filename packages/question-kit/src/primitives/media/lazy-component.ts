import { useCallback, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** A component that may still be loading. */
export interface LazyComponent<Props> {
  Component: ComponentType<Props> | undefined;
  /** Loading failed: the browser is offline, or a new deployment removed the file. */
  failed: boolean;
  /** Loads it again, or the page: most browsers do not ask again for a script that did not come. */
  retry: () => void;
}

/**
 * Creates a hook that loads a component when it is first needed. Unlike `React.lazy`, a server renders the fallback, and a
 * failed load can be retried.
 */
export function createLazyComponentHook<Props>(
  load: () => Promise<ComponentType<Props>>,
): (isNeeded: boolean) => LazyComponent<Props> {
  const initial: { Component: ComponentType<Props> | undefined; failed: boolean } = {
    Component: undefined,
    failed: false,
  };
  let state = initial;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const settle = (next: typeof initial) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    if (isLoading) return;
    isLoading = true;
    load().then(
      (Component) => settle({ Component, failed: false }),
      () => {
        isLoading = false;
        settle({ Component: undefined, failed: true });
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return (isNeeded) => {
    const current = useSyncExternalStore(
      subscribe,
      () => state,
      () => initial,
    );
    useEffect(() => {
      if (isNeeded && !current.Component && !current.failed) start();
    }, [isNeeded, current]);
    const retry = useCallback(() => {
      load().then(
        (Component) => settle({ Component, failed: false }),
        () => location.reload(),
      );
    }, []);
    return { ...current, retry };
  };
}
