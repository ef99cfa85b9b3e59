import type { Language } from '@rubrica/api-client/contract';
import { useSyncExternalStore } from 'react';

/** How this device displays the pages. */
export interface Preferences {
  language: Language;
  theme: 'light' | 'dark' | 'system';
  /** A factor of all text sizes. */
  textScale: number;
}

/** The steps of the text-size control. */
export const textScales = [0.9, 1, 1.15, 1.3, 1.5] as const;

// `spec.md` section 3 names `language`.
const names = { language: 'language', theme: 'rubrica-theme', textScale: 'rubrica-text-scale' } as const;

/** Whose the stored language is: that of somebody who chose it here, or of the account that logged in. Absent with the default. */
export const languageSourceKey = 'rubrica-language-source';
type LanguageSource = 'choice' | 'account';

const listeners = new Set<() => void>();
let current: Preferences | undefined;

function read(): Preferences {
  // first-paint.js writes the language at the first visit.
  const theme = localStorage.getItem(names.theme);
  const textScale = Number(localStorage.getItem(names.textScale));
  return {
    language: localStorage.getItem(names.language) === 'ar' ? 'ar' : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    textScale: textScales.find((scale) => scale === textScale) ?? 1,
  };
}

export function getPreferences(): Preferences {
  return (current ??= read());
}

export function setPreferences(change: Partial<Preferences>, source: LanguageSource = 'choice'): void {
  current = { ...getPreferences(), ...change };
  try {
    if (change.language) localStorage.setItem(languageSourceKey, source);
    for (const key of ['language', 'theme', 'textScale'] as const) {
      localStorage.setItem(names[key], String(current[key]));
    }
  } catch {
    // No room: they last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (!Object.values(names).some((name) => name === key)) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Returns language, theme and text size, and follows changes in any tab. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences);
}
