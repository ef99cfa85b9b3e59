import { useSyncExternalStore } from 'react';

const storageKey = 'rubrica-reviewer-name';
const changed = 'rubrica-reviewer-name-changed';

/** The name that a designer gave on this device; empty before. */
export function reviewerName(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the name for later remarks; where the browser stores nothing, it is asked again. */
export function keepReviewerName(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // Private windows may refuse.
  }
  dispatchEvent(new Event(changed));
}

/** Returns the name that a designer gave on this device, in any tab. */
export function useReviewerName(): string {
  return useSyncExternalStore(subscribe, reviewerName, reviewerName);
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
