import type { Language } from '@rubrica/api-client/contract';
import { languageSourceKey, type LanguageSource } from '../../../lib/storage/preferences.ts';

/**
 * Shows the pages of an account in its language, unless somebody chose one on this device. The page that loads after a login reads it.
 */
export function takeAccountLanguage(language: Language | undefined): void {
  if (language === undefined) return;
  const source = localStorage.getItem(languageSourceKey);
  // Without a source only the default can be anything but a choice.
  const isChosen = source === null ? localStorage.getItem('language') !== 'en' : source === 'choice';
  if (isChosen || localStorage.getItem('language') === language) return;
  localStorage.setItem('language', language);
  localStorage.setItem(languageSourceKey, 'account' satisfies LanguageSource);
}
