import { useEffect, useSyncExternalStore } from 'react';

let wanted = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  wanted += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While it is on the page, the shell steps back and the page has the whole window: for a student under exam pressure. */
export function useFocusMode(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** For the shell: whether a page has asked for the whole window. */
export function useInFocusMode(): boolean {
  return useSyncExternalStore(subscribe, () => wanted > 0);
}
