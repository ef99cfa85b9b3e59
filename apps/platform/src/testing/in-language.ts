import type { Language } from '@rubrica/api-client/contract';

/** A feature's texts in the language a story is shown in: every story runs in English and in Arabic. */
export function inLanguage<Texts>(languages: Record<Language, Texts>): Texts {
  return languages[document.documentElement.lang === 'ar' ? 'ar' : 'en'];
}
