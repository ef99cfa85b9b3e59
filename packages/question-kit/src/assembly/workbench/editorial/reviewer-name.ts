import { useSyncExternalStore } from 'react';

const storageKey = 'rubrica-reviewer-name';
const changed = 'rubrica-reviewer-name-changed';
/** Kept for this page where the browser stores nothing; null where it does. */
let unstored: string | null = null;

/** The name that a designer gave on this device; empty before. */
export function reviewerName(): string {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the name for later remarks; where the browser stores nothing, the next page asks again. */
export function keepReviewerName(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
    unstored = null;
  } catch {
    // Private windows may refuse, and so may full ones.
    unstored = name;
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
