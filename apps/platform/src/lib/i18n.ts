import type { Language } from '@rubrica/api-client/contract';
import { usePreferences } from './storage/preferences.ts';

/** The language of the whole interface. */
export function useLanguage(): Language {
  return usePreferences().language;
}

/** Returns a feature's texts in the current language: `useMessages({ en, ar })`. */
export function useMessages<Messages>(languages: Record<Language, Messages>): Messages {
  return languages[useLanguage()];
}
