import { useMemo, useSyncExternalStore } from 'react';
import { readWordList, type WordLevels } from '../../quality/word-list.ts';

const storageKey = 'rubrica-word-list';
const changed = 'rubrica-word-list-changed';
/** Kept for this page where the browser stores nothing, or not as much. */
let unstored: string | null = null;

function storedList(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps a list of words by level in this browser; null removes it. */
export function keepWordList(text: string | null): void {
  unstored = text;
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Private windows may refuse, and so may full ones.
  }
  dispatchEvent(new Event(changed));
}

/** Returns the list of words that the designer has opened; undefined without one. */
export function useWordLevels(): WordLevels | undefined {
  const text = useSyncExternalStore(subscribe, storedList, storedList);
  return useMemo(() => (text === null ? undefined : readWordList(text)), [text]);
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
