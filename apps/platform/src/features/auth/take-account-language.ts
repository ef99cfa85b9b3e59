import type { Language } from '@rubrica/api-client/contract';
import { languageSourceKey, setPreferences } from '../../lib/storage/preferences.ts';

/** Shows the pages of an account in its language, unless somebody chose one on this device. */
export function takeAccountLanguage(language: Language | undefined): void {
  if (language === undefined) return;
  const [source, shown] = [localStorage.getItem(languageSourceKey), localStorage.getItem('language')];
  // Before sources were stored, Arabic was always chosen; English may be the default.
  const isChosen = source === null ? shown !== 'en' : source === 'choice';
  if (!isChosen && shown !== language) setPreferences({ language }, 'account');
}
